import { Worker } from 'node:worker_threads';
import { emulatorMessage, type EmulatorSettings, type Mail } from './emulator-messages.ts';

export interface EmulatorState {
  /** Settles once the emulator answers; whoever asks earlier waits for it. */
  port: Promise<number>;
  isReady: () => boolean;
}

interface Emulator extends EmulatorState {
  /** Settles when it has ended, asked to or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the Firebase Auth emulator in a thread, so that the proxy answers while it compiles its API. */
export function startEmulator(settings: EmulatorSettings, onMail: (mail: Mail) => void): Emulator {
  const thread = new Worker(new URL('./emulator-thread.ts', import.meta.url), { workerData: settings });
  let ready = false;

  const port = new Promise<number>((resolve, reject) => {
    thread.on('message', (message: unknown) => {
      const said = emulatorMessage.parse(message);
      if (said.kind === 'mail') onMail(said);
      if (said.kind !== 'ready') return;
      ready = true;
      resolve(said.port);
    });
    thread.once('error', (cause) => {
      reject(new Error('The identity emulator stopped', { cause }));
    });
    thread.once('exit', () => {
      reject(new Error('The identity emulator stopped'));
    });
  });
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      ready = false;
      resolve();
    });
  });

  return {
    port,
    isReady: () => ready,
    ended,
    async stop() {
      if (ready) thread.postMessage('stop');
      else await thread.terminate();
      await ended;
    },
  };
}
