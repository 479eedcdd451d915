import { writeFile } from 'node:fs/promises';
import { start } from '../../setup/processes.ts';
import { freePort, untilAnswered } from './free-port.ts';
import type { Bundle } from './bundle.ts';

export interface PlainWorker {
  bundle: Bundle;
  settings: Readonly<Record<string, string>>;
}

export const compatibility = { date: '2026-10-23', flags: ['enable_request_signal'] };

const list = (entries: readonly string[]) => `[${entries.join(', ')}]`;
const text = (value: string) => JSON.stringify(value);

const config = (
  { bundle: { scripts, bytes }, settings }: PlainWorker,
  port: number,
) => `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "nothing", worker = .nothing),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);

const worker :Workerd.Worker = (
  modules = ${list([
    ...scripts.map((name) => `(name = ${text(name)}, esModule = embed ${text(name)})`),
    ...bytes.map((name) => `(name = ${text(name)}, data = embed ${text(name)})`),
  ])},
  compatibilityDate = ${text(compatibility.date)},
  compatibilityFlags = ${list(compatibility.flags.map(text))},
  bindings = ${list([
    '(name = "ASSETS", service = "nothing")',
    ...Object.entries(settings).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
  ])},
);

const nothing :Workerd.Worker = (
  modules = [(name = "nothing", esModule = "export default { fetch: () => new Response(null, { status: 404 }) };")],
  compatibilityDate = ${text(compatibility.date)},
);
`;

/** The runtime of production by itself: no dev server before it, no interceptor behind it. */
export async function servePlain(worker: PlainWorker): Promise<{ url: string; pid: number | undefined }> {
  const port = await freePort();
  const file = `${worker.bundle.directory}/config.capnp`;
  await writeFile(file, config(worker, port));
  const { pid } = start('workerd', ['serve', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url);
  return { url, pid };
}
