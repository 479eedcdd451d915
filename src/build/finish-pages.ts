import { Worker } from 'node:worker_threads';
import type { FinishedPage } from './finish-page.ts';

export interface Finisher {
  /** Takes the bytes along. */
  finish: (rendered: ArrayBuffer) => Promise<FinishedPage>;
  end: () => Promise<unknown>;
}

/** Finishes pages in a thread of its own, while others are rendered: it would be a fifth of the renderer's time. */
export function startFinisher(site: string): Finisher {
  const thread = new Worker(new URL('./finish-pages-thread.ts', import.meta.url), { workerData: site });
  // It answers in the order in which it was asked.
  const asked: PromiseWithResolvers<FinishedPage>[] = [];
  thread.on('message', (answer: FinishedPage | Error) => {
    const page = asked.shift();
    if (answer instanceof Error) page?.reject(answer);
    else page?.resolve(answer);
  });
  let ended: Error | undefined;
  const end = (why: Error) => {
    ended ??= why;
    for (const { reject } of asked.splice(0)) reject(ended);
  };
  thread.on('error', end);
  thread.on('exit', () => {
    end(new Error('The thread that finishes pages has ended.'));
  });
  return {
    finish: (rendered) => {
      if (ended) return Promise.reject(ended);
      const answer = Promise.withResolvers<FinishedPage>();
      asked.push(answer);
      thread.postMessage(rendered, [rendered]);
      return answer.promise;
    },
    end: () => thread.terminate(),
  };
}
