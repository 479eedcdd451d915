/** The local stand-in for Meta's Conversions API as a process of its own: `node local/meta/main.ts`. */
import { z } from 'zod';
import { localAccount } from './account.ts';
import { startMeta } from './meta.ts';

const environment = z.object({ META_PORT: z.coerce.number().int().min(0).max(65_535).default(9100) });

const settings = environment.safeParse(process.env);
if (!settings.success) {
  console.error('meta: failed,', z.prettifyError(settings.error));
  process.exit(1);
}

const meta = await startMeta({ port: settings.data.META_PORT, ...localAccount }).catch((error: unknown) => {
  console.error('meta: failed,', error);
  process.exit(1);
});
console.log(`meta: listening on ${meta.url}, what came is shown there`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => {
    void meta.stop().then(() => process.exit(0));
  });
}
