import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Scripted response. */
export interface ModelReply {
  status: number;
  body: string;
  headers?: Record<string, string>;
  /** The request is never answered, so the caller has to time out. */
  neverResponds?: boolean;
}

interface RecordedRequest {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** HTTP server that returns scripted replies in order and records the requests. */
export async function startModelServer() {
  const replies: ModelReply[] = [];
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      requests.push({
        path: request.url,
        headers: request.headers,
        body: text && JSON.parse(text),
      });
      const reply = replies.shift() ?? { status: 500, body: 'no reply left' };
      if (reply.neverResponds) return;
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Sets the replies to the next requests and clears the recorded ones. */
    setReplies(...next: ModelReply[]): void {
      requests.length = 0;
      replies.splice(0, replies.length, ...next);
    },
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

export function createChatReply(content: string | null): ModelReply {
  return { status: 200, body: JSON.stringify({ choices: [{ message: { content } }] }) };
}

export function createTgiReply(text: string): ModelReply {
  return { status: 200, body: JSON.stringify([{ generated_text: text }]) };
}
