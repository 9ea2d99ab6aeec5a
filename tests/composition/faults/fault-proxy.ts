import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type BadRelease, makeBadRelease } from './bad-release';
import { applyFault, type ProxyResponse, type Fault } from './apply-fault';
import { classifyResource, type Resource } from './resource';

type Active = {
  fault: Fault;
  resource: Resource;
  only: RegExp;
  isOver: Promise<void>;
  end: () => void;
};

/**
 * A proxy between one browser context and the site, which does to one part of it what a bad day does. The
 * browser keeps its real cache and its real connections: nothing is intercepted inside it.
 */
export class FaultProxy {
  private active: Active | undefined;
  private release: BadRelease | undefined;
  private answerLate = (): void => undefined;
  private readonly isTime = new Promise<void>((resolve) => (this.answerLate = resolve));
  private readonly sockets = new Set<Socket>();
  private readonly server = http.createServer((request, response) => {
    this.serve(request, response).catch(() => response.destroy());
  });

  /** Ready to be given to a context: `proxy: { server: url, bypass: '<-loopback>' }`. */
  async start(): Promise<string> {
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on, for addresses that match `only`. A part that throws does so with hashes that are right. */
  async begin({
    fault,
    part: resource,
    only = /./,
  }: {
    fault: Fault;
    part: Resource;
    only?: RegExp;
  }) {
    if (fault === 'throws at load' || fault === 'throws at render') {
      this.release = await makeBadRelease({ fault, part: resource, only });
    } else {
      let end = (): void => undefined;
      const isOver = new Promise<void>((resolve) => (end = resolve));
      this.active = { fault, resource, only, isOver, end };
    }
  }

  /** All is well again. What hangs goes on hanging, and what is late has not come yet. */
  end(): void {
    this.active?.end();
    this.active = undefined;
    this.release = undefined;
  }

  /** Sends delayed responses after nothing waits for them any more. */
  letLateCome(): void {
    this.answerLate();
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = request.url ?? '';
    const { active, release } = this;
    const answer = await forward(request);
    const served = release ? release.change(url, answer) : answer;
    const isHit = active?.only.test(url) && classifyResource(url, answer) === active.resource;
    if (active && isHit)
      await applyFault({ ...active, answer: served, response, isTime: this.isTime });
    else if (!response.destroyed) {
      response.writeHead(served.status, served.headers);
      response.end(served.body);
    }
  }
}

/** Asks the real server, without compression, and without letting it answer 304. */
function forward(request: http.IncomingMessage): Promise<ProxyResponse> {
  const { 'accept-encoding': _encoding, 'if-none-match': _match, ...headers } = request.headers;
  delete headers['if-modified-since'];
  delete headers.range;
  return new Promise((resolve, reject) => {
    const onward = http.request(
      request.url ?? '',
      { method: request.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const {
            'transfer-encoding': _chunked,
            connection: _connection,
            ...kept
          } = answer.headers;
          resolve({ status: answer.statusCode ?? 502, headers: kept, body });
        });
      },
    );
    onward.on('error', reject);
    request.pipe(onward);
  });
}
