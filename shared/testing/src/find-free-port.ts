import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Finds a free TCP port of the loopback interface. It is below the ports that systems give to outgoing connections
 * (from 32768 on in Linux), because such a connection could take the port before the caller listens on it.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
