import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { setTimeout as pause } from 'node:timers/promises';
import { describeBucketError, hasErrorCode, isTransient } from './bucket-errors';
import { isTransientError, requireValidKey, type StoredObject, StoreError } from './store';
import { cacheControlOf, contentTypeOf } from './content-headers';

/** The bucket operations that a store needs. Keys are relative to the bucket's prefix. */
export type Bucket = {
  readonly address: string;
  get(key: string): Promise<(StoredObject & { writer: string | undefined }) | undefined>;
  list(prefix: string): Promise<BucketObject[]>;
  /** @returns the new etag; undefined when the condition did not hold, and nothing was written */
  put(key: string, content: Uint8Array, options?: PutOptions): Promise<string | undefined>;
  remove(key: string): Promise<void>;
};

type BucketObject = { key: string; etag: string; changedAtMs: number | undefined };

type PutOptions = {
  condition?: WriteCondition;
  /** Id of this write, stored in the object's metadata. */
  writer?: string;
};

/** Condition of a write: the object does not exist (null), or has this etag. */
export type WriteCondition = { etag: string | null };

/** Opens a bucket. @param address s3://bucket/prefix; endpoint, region and credentials come from the SDK's variables */
export function openBucket(address: string): Bucket {
  const { name, prefix } = readAddress(address);
  const target: Target = { client: newClient(), name, prefix };
  const retry = <Result>(call: () => Promise<Result>): Promise<Result> =>
    withRetries(() =>
      call().catch((error: unknown) => {
        const kind = isTransient(error) ? 'transient' : 'broken';
        throw new StoreError(describeBucketError(error, address), { kind, cause: error });
      }),
    );
  return {
    address,
    get: (key) => retry(() => get(target, requireValidKey(key))),
    list: (keyPrefix) => retry(() => list(target, keyPrefix)),
    put: (key, content, options = {}) =>
      retry(() => put(target, requireValidKey(key), content, options)),
    remove: (key) => retry(() => remove(target, requireValidKey(key))),
  };
}

/**
 * Repeats a call that failed transiently, after growing random pauses. The SDK itself repeats a request two times at
 * once, and never a response that breaks off.
 */
async function withRetries<Result>(call: () => Promise<Result>): Promise<Result> {
  const limitMs = Number(process.env['SITE_STORE_RETRY_SECONDS'] ?? 30) * 1000;
  const startMs = performance.now();
  for (let maxPauseMs = 200; ; maxPauseMs = Math.min(maxPauseMs * 2, 5_000)) {
    try {
      return await call();
    } catch (error) {
      const pauseMs = (maxPauseMs * (1 + Math.random())) / 2;
      const isOver = performance.now() + pauseMs - startMs > limitMs;
      if (isOver || !isTransientError(error)) throw error;
      await pause(pauseMs);
    }
  }
}

type Target = { client: S3Client; name: string; prefix: string };

async function get({ client, name, prefix }: Target, key: string) {
  try {
    const call = new GetObjectCommand({ Bucket: name, Key: `${prefix}${key}` });
    const { Body, ETag = '', Metadata } = await client.send(call);
    const content = Buffer.from((await Body?.transformToByteArray()) ?? []);
    return { content, etag: ETag, writer: Metadata?.writer };
  } catch (error) {
    if (hasErrorCode(error, 'NoSuchKey')) return undefined;
    throw error;
  }
}

async function list({ client, name, prefix }: Target, keyPrefix: string): Promise<BucketObject[]> {
  const objects: BucketObject[] = [];
  const query = { Bucket: name, Prefix: `${prefix}${keyPrefix}` };
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ ...query, ContinuationToken }));
    for (const { Key = '', ETag = '', LastModified } of page.Contents ?? [])
      objects.push({
        key: Key.slice(prefix.length),
        etag: ETag,
        changedAtMs: LastModified?.getTime(),
      });
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return objects;
}

async function put(
  { client, name, prefix }: Target,
  key: string,
  content: Uint8Array,
  { condition, writer }: PutOptions,
): Promise<string | undefined> {
  const call = new PutObjectCommand({
    Bucket: name,
    Key: `${prefix}${key}`,
    Body: content,
    ContentLength: content.byteLength,
    ContentType: contentTypeOf(key),
    CacheControl: cacheControlOf(key),
    ...(condition && headersOf(condition)),
    ...(writer && { Metadata: { writer } }),
  });
  try {
    return (await client.send(call)).ETag ?? '';
  } catch (error) {
    if (condition && CONDITION_FAILURES.some((code) => hasErrorCode(error, code))) return undefined;
    throw error;
  }
}

async function remove({ client, name, prefix }: Target, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: `${prefix}${key}` }));
}

/** The condition failed; another write was under way; the object to replace is missing. */
const CONDITION_FAILURES = ['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'];

function headersOf({ etag }: WriteCondition) {
  return etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag };
}

function newClient(): S3Client {
  // The warning is about future SDK versions; ours is pinned, and the person at the terminal cannot act on it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3Client({
    ...endpointOptions(),
    // A large file on a slow line takes minutes; the timeout applies while no bytes arrive.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 10_000 },
    // Many services do not support the newer checksums; downloads are verified against their folder's manifest anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Other services address buckets by path under one endpoint, and few of them have regions. */
function endpointOptions() {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  if (!endpoint || /\.amazonaws\.com(\.cn)?\b/.test(endpoint)) return {};
  const region = process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1';
  return { forcePathStyle: true, region };
}

function readAddress(address: string): { name: string; prefix: string } {
  const [, name, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (!name)
    throw new StoreError(
      `"${address}" is not the address of a bucket. Write SITE_STORE=s3://bucket/prefix.`,
    );
  const trimmedPath = path.split('/').filter(Boolean).join('/');
  return { name, prefix: trimmedPath ? `${trimmedPath}/` : '' };
}
