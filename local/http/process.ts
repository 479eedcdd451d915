import { z } from 'zod';
import { localPorts, type LocalPorts } from '#domain/local-ports.ts';

interface Running {
  url: string;
  stop: () => Promise<unknown>;
}

let ending = false;

/** Reports an error and ends the process, unless it is already ending. */
export function fail(name: string, error: unknown): void {
  if (ending) return;
  console.error(`${name}: failed,`, error);
  process.exit(1);
}

/**
 * Runs a stand-in as a process until a signal or its parent's exit ends it. Its port is where the site expects it, or
 * `IDENTITY_PORT`, `META_PORT` and so on.
 */
export async function runStandIn(
  name: keyof LocalPorts,
  start: (port: number) => Promise<Running>,
  about = '',
): Promise<void> {
  const port = z.coerce.number().int().min(0).max(65_535).default(localPorts()[name]);
  try {
    const running = await start(port.parse(process.env[`${name.toUpperCase()}_PORT`]));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
      process.on(signal, () => {
        if (ending) return;
        ending = true;
        void running.stop().finally(() => process.exit(0));
      });
    }
    console.log(`${name}: listening on ${running.url}${about}`);
  } catch (error) {
    fail(name, error instanceof z.ZodError ? z.prettifyError(error) : error);
  }
}
