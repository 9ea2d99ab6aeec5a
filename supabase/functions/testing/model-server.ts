import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reply {
  status: number;
  body: string;
  headers?: Record<string, string>;
  /** Never answers: the caller has to give up. */
  hangs?: boolean;
}

export interface Wire {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A small real server that speaks what it is told, one reply per call, and keeps what it was sent. */
export async function startModelServer() {
  const replies: Reply[] = [];
  const calls: Wire[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      calls.push({ path: request.url, headers: request.headers, body: JSON.parse(text) });
      const reply = replies.shift() ?? { status: 500, body: 'no reply left' };
      if (reply.hangs) return;
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** What the next calls get. */
    reply(...next: Reply[]): void {
      calls.length = 0;
      replies.splice(0, replies.length, ...next);
    },
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

export function chatReply(content: string | null): Reply {
  return { status: 200, body: JSON.stringify({ choices: [{ message: { content } }] }) };
}

export function tgiReply(text: string): Reply {
  return { status: 200, body: JSON.stringify([{ generated_text: text }]) };
}
