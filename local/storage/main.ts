/** The local stand-in for Firebase Storage as a process of its own: `node local/storage/main.ts`. */
import { z } from 'zod';
import { startStorage } from './storage.ts';
import { calmTones } from './tones.ts';

const environment = z.object({ STORAGE_PORT: z.coerce.number().int().min(0).max(65_535).default(9300) });

const settings = environment.safeParse(process.env);
if (!settings.success) {
  console.error('storage: failed,', z.prettifyError(settings.error));
  process.exit(1);
}

const bytes = calmTones(14);
const sample = (course: string) => ({
  bucket: 'demo-valea.appspot.com',
  path: `courses/${course}/sample.wav`,
  type: 'audio/wav',
  bytes,
});
const storage = await startStorage({
  port: settings.data.STORAGE_PORT,
  files: [sample('zpp'), sample('zpp2')],
}).catch((error: unknown) => {
  console.error('storage: failed,', error);
  process.exit(1);
});
console.log(`storage: listening on ${storage.url}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => {
    void storage.stop().then(() => process.exit(0));
  });
}
