import { freshWorker } from './call.ts';
import { watchedDatabase } from './database.ts';

/** A Worker that holds back the next matching statement, so that a test can act between a request's reads and writes. */
export function heldWorker(isHeld: (sql: string) => boolean) {
  const reached = Promise.withResolvers<undefined>();
  const letGo = Promise.withResolvers<undefined>();
  let isOver = false;

  const DB = watchedDatabase(async (statements) => {
    if (isOver || !statements.some(isHeld)) return;
    isOver = true;
    reached.resolve(undefined);
    await letGo.promise;
  });

  return {
    worker: freshWorker({ DB }),
    reached: reached.promise,
    letGo: () => {
      letGo.resolve(undefined);
    },
  };
}
