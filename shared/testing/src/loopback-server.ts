import { createServer, type RequestListener, type Server } from 'node:http';

/** Running HTTP server on the loopback interface. */
export interface LoopbackServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts an HTTP server on a free port of the loopback interface.
 * @example const server = await startLoopbackServer((_request, response) => response.end('ok'));
 */
export async function startLoopbackServer(answer: RequestListener): Promise<LoopbackServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => close(server) };
}

/** Closes after pending requests, because a page may still send some after navigation. */
async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  await closed;
  clearInterval(idle);
}
