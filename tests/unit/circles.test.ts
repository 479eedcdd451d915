import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { circlesIn, readImports } from '../../scripts/check/circles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'circles-'));
  await write({ 'package.json': '{"imports":{"#domain/*":"./src/domain/*"}}' });
});
afterEach(() => rm(root, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}
const circles = async () => circlesIn(await readImports(root));

describe('import circles', () => {
  it('are seen when they are of types alone, and through an alias', async () => {
    await write({
      'src/domain/order.ts':
        "import type { Buyer } from './buyer.ts';\nexport interface Order { by: Buyer }\n",
      'src/domain/buyer.ts': "export interface Buyer { last: import('#domain/order.ts').Order }\n",
    });
    expect(await circles()).toEqual([['src/domain/buyer.ts', 'src/domain/order.ts', 'src/domain/buyer.ts']]);
  });

  it('are seen through components, their scripts, and what is loaded later', async () => {
    await write({
      'src/ui/Card.astro':
        "---\nconst title = 'Card';\n---\n<p>{title}</p>\n<script>\n  import './open.ts';\n</script>\n",
      'src/ui/open.ts': "export const open = () => import('./later.ts');\n",
      'src/ui/later.ts': "export { default as Card } from './Card.astro';\n",
    });
    expect(await circles()).toEqual([
      ['src/ui/Card.astro', 'src/ui/open.ts', 'src/ui/later.ts', 'src/ui/Card.astro'],
    ]);
  });

  it('are seen through a thread that is started by its address', async () => {
    await write({
      'local/start.ts':
        "export interface Told { port: number }\nnew Worker(new URL('./thread.ts', import.meta.url));\n",
      'local/thread.ts': "import type { Told } from './start.ts';\nexport const told: Told = { port: 1 };\n",
    });
    expect(await circles()).toEqual([['local/start.ts', 'local/thread.ts', 'local/start.ts']]);
  });

  it('are not seen where two modules share a third', async () => {
    await write({
      'src/a.ts': "import { c } from './c.ts';\nimport { b } from './b.ts';\nexport const a = b + c;\n",
      'src/b.ts': "import { c } from './c.ts';\nexport const b = c;\n",
      'src/c.ts': 'export const c = 1;\n',
    });
    expect(await circles()).toEqual([]);
  });
});
