import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isAllowed, type PolicyDocument } from './bucket-policies';
import {
  BucketObjects,
  isErrorCode,
  toErrorReply,
  type BucketReply,
  type Conditions,
  type S3ErrorCode,
} from './bucket-objects';

type RecordedCall = {
  method: string;
  key: string;
  status: number;
  headers: http.IncomingHttpHeaders;
};

export type BucketServer = {
  url: string;
  /** All calls so far, in order. `key` is decoded and without the bucket's name. */
  calls: RecordedCall[];
  /** Decides each call: it passes, hangs, succeeds without a response or with half of one, or fails. */
  intercept: (call: Omit<RecordedCall, 'status'>) => CallPlan;
  /** Policies by access key, and of the bucket. A key without a policy may do everything. */
  policies: Record<string, PolicyDocument[]>;
  bucketPolicies: PolicyDocument[];
  close(): Promise<void>;
};

type CallPlan = 'pass' | 'hang' | 'lose' | 'tear' | S3ErrorCode;

/** Starts an S3 service in memory, on a free port, with one bucket, `releases`. It verifies no signatures. */
export async function startBucketServer(conditions: Conditions = 'checked'): Promise<BucketServer> {
  const objects = new BucketObjects(conditions);
  const listener = http.createServer((request, response) => void answer(request, response));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const server: BucketServer = {
    url,
    calls: [],
    intercept: () => 'pass',
    policies: {},
    bucketPolicies: [],
    close,
  };
  return server;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    const [, bucket, ...path] = pathname.split('/');
    const key = decodeURIComponent(path.join('/'));
    const content = await buffer(request);
    const plan = server.intercept({ method, key, headers });
    if (plan === 'hang') return;
    const reply = respond();
    server.calls.push({ method, key, status: reply.status, headers });
    send(response, reply, plan);

    function respond(): BucketReply {
      if (isErrorCode(plan)) return toErrorReply(plan);
      if (bucket !== 'releases') return toErrorReply('NoSuchBucket');
      const prefix = searchParams.has('list-type') ? (searchParams.get('prefix') ?? '') : undefined;
      if (!isAllowed(server, { method, key, headers, prefix })) return toErrorReply('AccessDenied');
      if (method === 'PUT') return objects.put(key, content, headers);
      if (method === 'DELETE') return objects.remove(key);
      return searchParams.has('list-type') ? objects.list(searchParams) : objects.get(key);
    }
  }

  async function close() {
    listener.closeAllConnections();
    await new Promise((done) => listener.close(done));
  }
}

function send(response: http.ServerResponse, reply: BucketReply, plan: CallPlan): void {
  const { status, headers, body = Buffer.of() } = reply;
  if (plan === 'lose') return void response.destroy();
  response.writeHead(status, { 'content-length': body.length, ...headers });
  if (plan !== 'tear') return void response.end(body);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}
