import { createServer, type AddressInfo } from 'node:net';
import type { openMigratedDatabase } from '../local/testing/migrated-database';

/** Codes of the requests for encryption, which a client sends first and takes a no for. */
const ENCRYPTION_REQUESTS = [80_877_103, 80_877_104];
const TERMINATE = 'X'.charCodeAt(0);

/**
 * Serves an embedded database on a loopback port, for programs that speak PostgreSQL's protocol. They share one
 * session. @returns its address
 */
export async function servePglite(
  database: Awaited<ReturnType<typeof openMigratedDatabase>>,
): Promise<string> {
  const server = createServer((socket) => {
    let work: Promise<unknown> = Promise.resolve();
    socket.on('error', () => socket.destroy());
    socket.on('data', (message) => {
      if (message[0] === TERMINATE) return socket.end();
      const isRequest =
        message.length === 8 && ENCRYPTION_REQUESTS.includes(message.readInt32BE(4));
      work = work.then(async () =>
        socket.write(isRequest ? 'N' : await database.execProtocolRaw(message)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
}
