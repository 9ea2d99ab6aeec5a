import { createServer, type RequestListener, type Server } from 'node:http';

export interface LoopbackServer {
  url: string;
  close(): Promise<void>;
}

/** A small HTTP server on a free port that only this machine can reach. */
export async function startLoopbackServer(answer: RequestListener): Promise<LoopbackServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => close(server) };
}

/** Answers what is under way first: a page that is left may still be asking. */
async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  await closed;
  clearInterval(idle);
}
