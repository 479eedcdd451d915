import { createServer, type RequestListener, type Server } from 'node:http';

function listenOn(listener: RequestListener, address: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout: 30_000 }, listener);
    server.once('error', reject);
    server.listen({ host: address, port, exclusive: true }, () => {
      resolve(server);
    });
  });
}

const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens nowhere');
  return address.port;
};

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/** Listens on both of the addresses that `localhost` may mean, and on no other. */
export async function listenLocally(listener: RequestListener, wanted: number): Promise<Listening> {
  const first = await listenOn(listener, '127.0.0.1', wanted);
  const port = portOf(first);
  const second = await listenOn(listener, '::1', port).catch((error: unknown) => {
    // A machine without IPv6 has one of them only.
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) return undefined;
    first.close();
    throw error;
  });
  return {
    port,
    async close() {
      for (const server of [first, second]) {
        await new Promise<void>((resolve) => {
          if (!server) {
            resolve();
            return;
          }
          server.close(() => {
            resolve();
          });
          server.closeAllConnections();
        });
      }
    },
  };
}
