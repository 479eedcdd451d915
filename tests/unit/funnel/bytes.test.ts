import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { build } from 'vite';

const parts = /every-page|counting|funnel\/via|consent\/approach/;

/** The script of every page as it is built, with or without counting; what it fetches later is left out. */
async function script(counting: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'alone',
        enforce: 'pre',
        resolveId: (source) => (parts.test(source) ? null : { id: source, external: true }),
        load: (id) => (!counting && id.includes('counting') ? '' : null),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'src/layouts/every-page.ts' } },
  });
  const [first] = [built].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  return chunk && 'code' in chunk ? chunk.code : '';
}

it('counting costs a page at most 300 bytes of compressed script', async () => {
  const [plain, counting] = [await script(false), await script(true)];
  expect(plain).not.toContain('sendBeacon');
  expect(counting).toContain('sendBeacon');
  expect(gzipSync(counting).length - gzipSync(plain).length).toBeLessThanOrEqual(300);
});
