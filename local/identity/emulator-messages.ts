/** What the emulator's thread and whoever starts it say to each other. */
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

export type Mail = Omit<Extract<EmulatorMessage, { kind: 'mail' }>, 'kind'>;
