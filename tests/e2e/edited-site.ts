import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localRows } from '../../scripts/setup/database.ts';
import { localSite } from '../../scripts/setup/local-settings.ts';

/** What the Worker is made of. */
const copied = ['functions', 'i18n', 'package.json', 'scripts', 'src', 'tsconfig.json', 'wrangler.toml'];

/** D1's local files. */
const databases = 'v3/d1/miniflare-D1DatabaseObject';

/** Ends with the tests, even if they are killed. */
const preload = `--import=${pathToFileURL('local/with-parent.mjs').href}`;

/**
 * A second Worker on a copy of the project, in which a test writes as an editor does, for content that only the Worker
 * knows: static pages and hosted services are those of the site under test. It has a port and a database of its own.
 */
export async function editedSite(siteUnderTest: string | undefined) {
  const base = localSite(Number(new URL(siteUnderTest ?? '').port));
  const { port, ports, directory } = localSite(base.port + 7);
  const url = `http://localhost:${port}`;
  const root = resolve(`.valea/edited-${port}`);
  const content = join(root, 'src/content');

  async function prepare() {
    for (const old of [root, directory]) await rm(old, { recursive: true, force: true });
    for (const name of copied) await cp(name, join(root, name), { recursive: true });
    for (const name of ['node_modules', 'dist']) await symlink(resolve(name), join(root, name));
    const names = await readdir(join(base.directory, databases));
    const name = names.find((one) => one.endsWith('.sqlite') && one !== 'metadata.sqlite') ?? '';
    await mkdir(join(directory, databases), { recursive: true });
    localRows(base.directory, 'VACUUM INTO ?', join(directory, databases, name));
    const settings = await readFile(join(base.directory, 'worker.env'), 'utf8');
    await writeFile(join(directory, 'worker.env'), settings.replace(/^SITE_URL=.*$/m, `SITE_URL=${url}`));
  }

  await prepare();
  // Pages look for this stand-in by their own port.
  const identity = createServer((page) => {
    const service = connect(base.ports.identity, 'localhost');
    page.pipe(service).pipe(page);
    for (const end of [page, service]) end.on('error', () => end.destroy());
  });
  await new Promise<void>((listening) => identity.listen(ports.identity, 'localhost', listening));
  let stop = () => Promise.resolve();

  return {
    root,
    url,
    directory,
    write: (file: string, text: string) => writeFile(join(content, file), text),
    remove: (file: string) => unlink(join(content, file)),
    /** Removes what editors have written there. */
    async empty(folder: string): Promise<void> {
      for (const file of await readdir(join(content, folder)))
        await rm(join(content, folder, file), { recursive: true });
    },

    async start(): Promise<void> {
      const own = resolve(directory);
      const args = ['dev', `--port=${port}`, '--inspector-port=0', '--show-interactive-dev-session=false'];
      const worker = spawn(
        'wrangler',
        [...args, `--persist-to=${own}`, `--env-file=${join(own, 'worker.env')}`],
        {
          cwd: root,
          env: { ...process.env, NODE_OPTIONS: preload },
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
          // Leads a process group, which also has the runtime.
          detached: true,
        },
      );
      const ended = new Promise<void>((end) => worker.once('exit', () => end()));
      stop = async () => {
        if (worker.exitCode === null) process.kill(-(worker.pid ?? Number.NaN), 'SIGTERM');
        await ended;
      };
      let said = '';
      await new Promise<void>((ready, fail) => {
        for (const stream of [worker.stdout, worker.stderr])
          stream?.on('data', (words: Buffer) => {
            said += words.toString();
            if (said.includes('Ready on')) ready();
          });
        worker.once('exit', () => fail(new Error(`The edited site did not start:\n${said}`)));
      });
    },

    async [Symbol.asyncDispose]() {
      await stop();
      identity.close();
    },
  };
}

export type EditedSite = Awaited<ReturnType<typeof editedSite>>;
