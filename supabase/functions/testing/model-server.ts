import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Scripted response. */
export interface Reply {
  status: number;
  body: string;
  headers?: Record<string, string>;
  /** The request is never answered, so the caller has to time out. */
  hangs?: boolean;
}

export interface Wire {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** HTTP server that returns scripted replies in order and records the requests. */
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Sets the replies to the next requests and clears the recorded ones. */
    reply(...next: Reply[]): void {
      calls.length = 0;
      replies.splice(0, replies.length, ...next);
    },
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
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
