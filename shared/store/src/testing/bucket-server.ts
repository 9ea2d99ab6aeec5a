import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';

export type RecordedCall = {
  method: string;
  key: string;
  status: number;
  headers: http.IncomingHttpHeaders;
};

export type BucketServer = {
  url: string;
  /** All calls so far, in order. `key` is decoded and without the bucket's name. */
  calls: RecordedCall[];
  /** Decides each call: it passes, hangs, succeeds without a response, or fails. */
  intercept: (call: { method: string; key: string }) => 'pass' | 'hang' | 'lose' | S3ErrorCode;
  close(): Promise<void>;
};

/**
 * Starts an S3 service on a free port: s3rver behind a proxy that passes one call at a time, because S3 is atomic and
 * s3rver is not (a reader can get half a file). The proxy also checks If-Match and If-None-Match, which s3rver ignores,
 * or passes them on to be ignored.
 */
export async function startBucketServer({
  conditions,
}: {
  conditions: 'checked' | 'ignored' | 'refused';
}): Promise<BucketServer> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bucket-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, allowMismatchedSignatures: true };
  const inner = new S3rver({ ...options, directory, configureBuckets: [{ name: 'releases' }] });
  const { port } = await inner.run();
  const fileOf = (key: string) => path.join(directory, 'releases', `${key}._S3rver_object`);

  const server: BucketServer = { url: '', calls: [], intercept: () => 'pass', close };
  let line = Promise.resolve();
  const gate = http.createServer((request, response) => {
    line = line.then(() => answer(request, response)).catch(() => void response.destroy());
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  server.url = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  return server;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const { method = '', headers } = request;
    const key = keyOf(request.url ?? '');
    const body = await readBody(request);
    const plan = server.intercept({ method, key });
    if (plan === 'hang') return;
    const errorCode = isErrorCode(plan) ? plan : findConditionFailure(request, key);
    const reply = errorCode ? toErrorReply(errorCode) : await pass(port, request, body);
    if (method === 'PUT' && reply.status === 200) await waitForFile(fileOf(key), body.length);
    server.calls.push({ method, key, status: reply.status, headers });
    if (plan === 'lose') response.destroy();
    else response.writeHead(reply.status, reply.headers).end(reply.body);
  }

  function findConditionFailure(
    { method, headers }: http.IncomingMessage,
    key: string,
  ): S3ErrorCode | undefined {
    const expectedEtag = headers['if-match'];
    const isConditional = expectedEtag !== undefined || headers['if-none-match'] !== undefined;
    if (method !== 'PUT' || !isConditional || conditions === 'ignored') return undefined;
    if (conditions === 'refused') return 'NotImplemented';
    const isThere = fs.existsSync(fileOf(key));
    if (expectedEtag === undefined) return isThere ? 'PreconditionFailed' : undefined;
    if (!isThere) return 'NoSuchKey';
    const tag = `"${fs.readFileSync(`${fileOf(key)}.md5`, 'utf8')}"`;
    return expectedEtag === tag ? undefined : 'PreconditionFailed';
  }

  async function close() {
    gate.closeAllConnections();
    await new Promise((done) => gate.close(done));
    await inner.close();
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

type Reply = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

async function pass(port: number, request: http.IncomingMessage, body: Buffer): Promise<Reply> {
  const { method, url = '', headers } = request;
  const isList = url.includes('list-type=2');
  const target = isList ? toOldList(url) : url;
  const call = http.request({ host: '127.0.0.1', port, method, path: target, headers });
  call.end(body);
  const [reply] = (await once(call, 'response')) as [http.IncomingMessage];
  const content = await readBody(reply);
  if (isList) delete reply.headers['content-length'];
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    body: isList ? fromOldList(content) : content,
  };
}

/** S3 returns a thousand. */
const PAGE_SIZE = 100;

/**
 * Rewrites list requests. s3rver creates the token of the next page with a cipher that OpenSSL 3 lacks, and responds
 * with 500. The older list request needs no token: the last key of a page replaces it.
 */
function toOldList(url: string): string {
  return url
    .replace('list-type=2&', `max-keys=${PAGE_SIZE}&`)
    .replace('continuation-token=', 'marker=');
}

function fromOldList(content: Buffer): Buffer {
  const page = content.toString();
  const last = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].at(-1)?.[1];
  if (last === undefined || !page.includes('<IsTruncated>true')) return content;
  const token = `<NextContinuationToken>${last}</NextContinuationToken>`;
  return Buffer.from(page.replace('<IsTruncated>', `${token}<IsTruncated>`));
}

async function readBody(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function keyOf(url: string): string {
  const [address = ''] = url.split('?');
  return decodeURIComponent(address.replace(/^\/releases\/?/, ''));
}

/** Waits for the file, because s3rver responds before it is complete. */
async function waitForFile(file: string, size: number): Promise<void> {
  while (fs.statSync(file, { throwIfNoEntry: false })?.size !== size) await pause(2);
}

const statuses = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  ConditionalRequestConflict: 409,
  InvalidAccessKeyId: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SlowDown: 503,
};
export type S3ErrorCode = keyof typeof statuses;

function isErrorCode(plan: string): plan is S3ErrorCode {
  return plan in statuses;
}

function toErrorReply(code: S3ErrorCode): Reply {
  const body = Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code><Message/></Error>`);
  return { status: statuses[code], headers: {}, body };
}
