import { join } from 'node:path';
import { startEmulator } from './emulator.ts';
import type { Mail } from './emulator-messages.ts';
import { serveLocally } from '../http/server.ts';
import { loadKey } from './keys.ts';
import { createProxy, jwksPath } from './proxy.ts';
import { issuerOf } from './tokens.ts';
import type { IdentityPlace } from './admin.ts';

interface IdentityOptions {
  /** 0 takes any free port. */
  port: number;
  projectId?: string;
  /** Where accounts and the signing key outlive a restart. */
  directory: string;
  onMail?: (mail: Mail) => void;
}

export interface Identity extends IdentityPlace {
  issuer: string;
  jwksUrl: string;
  /** The address answers at once; people can sign in from here on. */
  ready: Promise<void>;
  /** Settles when the emulator has ended, asked to or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** A name that starts with `demo-` can never be a project of the real provider. */
const localProjectId = 'demo-valea';

/** Firebase Auth on this machine: the emulator, behind a proxy that signs its tokens. */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const { port, projectId = localProjectId, directory, onMail = () => undefined } = options;
  const key = await loadKey(join(directory, 'identity-key.json'));
  const emulator = startEmulator({ projectId, stateFile: join(directory, 'identity.json') }, onMail);
  const ready = emulator.port.then(() => undefined);
  // Whoever awaits it hears of a failure; nobody has to.
  ready.catch(() => undefined);
  const server = await serveLocally(port, createProxy(emulator, { projectId, key })).catch(
    async (error: unknown) => {
      await emulator.stop();
      throw error;
    },
  );
  const { url } = server;
  return {
    url,
    projectId,
    issuer: issuerOf(projectId),
    jwksUrl: url + jwksPath,
    ready,
    ended: emulator.ended,
    async stop() {
      await server.stop();
      await emulator.stop();
    },
  };
}
