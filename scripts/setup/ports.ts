import { createServer } from 'node:net';

/** Whether a port is free on all of the machine's own addresses. */
export async function portIsFree(port: number): Promise<boolean> {
  for (const address of ['127.0.0.1', '::1', '0.0.0.0']) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
        .once('listening', () => probe.close(() => resolve(true)))
        .listen(port, address);
    });
    if (!free) return false;
  }
  return true;
}
