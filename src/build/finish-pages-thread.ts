import { parentPort, workerData } from 'node:worker_threads';
import { createFinish } from './finish-page.ts';

const finishPage = createFinish(String(workerData));

parentPort?.on('message', (rendered: ArrayBuffer) => {
  try {
    const page = finishPage(rendered);
    parentPort?.postMessage(page, [page.html.buffer]);
  } catch (error) {
    parentPort?.postMessage(error);
  }
});
