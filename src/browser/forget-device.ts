import { keptCache, scope } from '#site/browser/kept-module.ts';
import { personalPrefix, sessionDatabase, sessionPrefix } from './device.ts';
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

/** Offline recordings, and the service worker that plays them. */
async function forgetKeptModules() {
  if (!('caches' in window) || !(await caches.delete(keptCache))) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
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
    await forgetKeptModules();
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
