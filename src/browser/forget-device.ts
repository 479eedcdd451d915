import { keptCache, scope } from '#domain/course/kept-module.ts';
import { personalPrefix } from '#domain/device.ts';
import { forgetHeld } from './browser-storage.ts';
import { announceSignOut } from './signed-in-hint.ts';

/** Where the identity provider's SDK keeps its session, whichever of the two the browser lets it use. */
const providersDatabase = 'firebaseLocalStorageDb';
const providersPrefix = 'firebase:';

function removePersonal(storage: Storage) {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(personalPrefix) || key.startsWith(providersPrefix)) storage.removeItem(key);
  }
}

/** Empties a database, which unlike deleting it does not have to wait for other tabs that have it open. */
const emptyDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('error', () => {
      resolve();
    });
    // It did not exist, and must not be created.
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

/** What is kept of a course to be heard offline, and the service worker that answers from it. */
async function forgetKeptModules() {
  if (!('caches' in window) || !(await caches.delete(keptCache))) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
}

/** Signing out: removes everything personal from this device. Other tabs hear of it and empty their own storage. */
export async function forgetDevice(): Promise<void> {
  announceSignOut();
  forgetHeld();
  for (const remove of [() => removePersonal(localStorage), () => removePersonal(sessionStorage)]) {
    try {
      remove();
    } catch {
      // A storage that is blocked holds nothing.
    }
  }
  try {
    await forgetKeptModules();
  } catch {
    // Caches that cannot be opened hold nothing.
  }
  try {
    await emptyDatabase(providersDatabase);
  } catch {
    // A database that cannot be opened holds nothing.
  }
}
