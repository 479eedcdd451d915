import { personalPrefix, signedInKey, signedInValues } from '#domain/device.ts';
import { deviceStorage, tabStorage } from './browser-storage.ts';

/** Where the identity provider's SDK keeps its session, whichever of the two the browser lets it use. */
const providersDatabase = 'firebaseLocalStorageDb';
const providersPrefix = 'firebase:';

const isPersonal = (key: string) => key.startsWith(personalPrefix) || key.startsWith(providersPrefix);

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

/** Sign-out: removes everything personal from this device. Other tabs see the `out` and empty their own storage. */
export async function forgetDevice(): Promise<void> {
  deviceStorage.write(signedInKey, signedInValues.out);
  for (const storage of [deviceStorage, tabStorage]) {
    for (const key of storage.keys()) if (isPersonal(key)) storage.remove(key);
  }
  try {
    await emptyDatabase(providersDatabase);
  } catch {
    // A database that cannot be opened holds nothing.
  }
}
