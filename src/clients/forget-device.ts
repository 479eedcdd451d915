import { personalPrefix, signedInKey, signedInValues } from '#domain/device.ts';

/** Where the SDK of the identity provider keeps somebody, whichever of the two the browser lets it use. */
const providersDatabase = 'firebaseLocalStorageDb';
const providersPrefix = 'firebase:';

function removeKeys(storage: Storage) {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(personalPrefix) || key.startsWith(providersPrefix)) storage.removeItem(key);
  }
}

/** Empties a database, which unlike deleting it does not have to wait for other tabs that look at it. */
const emptyDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('error', () => {
      resolve();
    });
    // There was none, and none shall be.
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

/** Removes everything personal from this device. The other tabs see the word, and empty what is theirs alone. */
export async function forgetDevice(place: Window): Promise<void> {
  for (const act of [
    () => place.localStorage.setItem(signedInKey, signedInValues.out),
    () => removeKeys(place.localStorage),
    () => removeKeys(place.sessionStorage),
  ]) {
    try {
      act();
    } catch {
      // What cannot be reached holds nothing.
    }
  }
  try {
    await emptyDatabase(providersDatabase);
  } catch {
    // As above.
  }
}
