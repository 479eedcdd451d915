import { parentPort } from 'node:worker_threads';
import { finishPage } from './finish-page.ts';

parentPort?.on('message', (rendered: ArrayBuffer) => {
  try {
    const page = finishPage(rendered);
    parentPort?.postMessage(page, [page.html.buffer]);
  } catch (error) {
    parentPort?.postMessage(error);
  }
});
