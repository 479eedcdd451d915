import { cachePrefix, personalPrefix, sessionDatabase, sessionPrefix } from './device.ts';
import { forgetMemory } from './browser-storage.ts';
import { announceSignOut, keepSignedInHint } from './signed-in-hint.ts';

function removePersonal(storage: Storage) {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(personalPrefix) || key.startsWith(sessionPrefix)) storage.removeItem(key);
  }
}

/** Unlike deletion, this does not wait for other tabs that have it open. */
const emptyDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('error', () => {
      resolve();
    });
    // There is none, and it must not be created.
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => {
      const { result: database } = request;
      const clearing = database.transaction([...database.objectStoreNames], 'readwrite');
      for (const store of database.objectStoreNames) clearing.objectStore(store).clear();
      for (const type of ['complete', 'abort']) {
        clearing.addEventListener(type, () => {
          database.close();
          resolve();
        });
      }
    });
  });

/** Pages and recordings saved for offline, and the service worker that serves them. */
async function forgetKeptPages() {
  if (!('caches' in window)) return;
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  if (own.length === 0) return;
  await Promise.all(own.map((name) => caches.delete(name)));
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** Signing out: removes all personal data from this device and tells the other tabs. */
async function forgetDevice(): Promise<void> {
  announceSignOut();
  forgetMemory();
  for (const remove of [() => removePersonal(localStorage), () => removePersonal(sessionStorage)]) {
    try {
      remove();
    } catch {
      // Blocked storage holds nothing.
    }
  }
  try {
    await forgetKeptPages();
  } catch {
    // Blocked caches hold nothing.
  }
  try {
    await emptyDatabase(sessionDatabase);
  } catch {
    // Blocked databases hold nothing.
  }
}

/** Signs out on this device, even if the provider cannot be loaded, and leaves personal pages. */
export async function signOutOfDevice(): Promise<void> {
  await forgetDevice();
  keepSignedInHint(false);
  const { home } = document.body.dataset;
  if (home !== undefined) location.replace(home);
}
