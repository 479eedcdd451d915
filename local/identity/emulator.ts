import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** What the emulator's thread is started with. */
export const emulatorSettings = z.object({ projectId: z.string(), stateFile: z.string() });

export type EmulatorSettings = z.infer<typeof emulatorSettings>;

/** What the emulator's thread says. */
export const emulatorMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), port: z.number() }),
  z.object({ kind: z.literal('mail'), to: z.string(), about: z.string(), link: z.string() }),
]);

export type EmulatorMessage = z.infer<typeof emulatorMessage>;

export interface EmulatorState {
  /** Settles once the emulator answers; whoever asks earlier waits for it. */
  port: Promise<number>;
  isReady: () => boolean;
}

export interface Emulator extends EmulatorState {
  /** Settles when it has ended, asked to or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

export type Mail = Omit<Extract<EmulatorMessage, { kind: 'mail' }>, 'kind'>;

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
