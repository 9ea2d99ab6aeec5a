import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { describeBucketError, hasErrorCode, isTransient } from './bucket-errors';
import { requireValidKey } from './require-valid-key';
import { cacheControlOf, contentTypeOf } from './content-headers';
import { StoreError, type StoredObject } from './store';

/** The bucket operations that a store needs. Keys are relative to the bucket's prefix. */
export type Bucket = {
  readonly address: string;
  get(key: string): Promise<(StoredObject & { writer: string | undefined }) | undefined>;
  list(prefix: string): Promise<BucketObject[]>;
  /** @returns the new etag; undefined when the condition did not hold, and nothing was written */
  put(key: string, content: Uint8Array, options?: PutOptions): Promise<string | undefined>;
  remove(key: string): Promise<void>;
};

export type BucketObject = { key: string; etag: string; changedAtMs: number };

export type PutOptions = {
  condition?: WriteCondition;
  /** Id of this write, stored in the object's metadata. */
  writer?: string;
  signal?: AbortSignal;
};

/** Condition of a write: the object does not exist (null), or has this etag. */
export type WriteCondition = { etag: string | null };

/** Opens a bucket. @param address s3://bucket/prefix; endpoint, region and credentials come from the SDK's variables */
export function openBucket(address: string): Bucket {
  const { name, prefix } = readAddress(address);
  const target: Target = { client: newClient(), name, prefix };
  const withStoreError = async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call;
    } catch (error) {
      throw new StoreError(describeBucketError(error, address), {
        kind: isTransient(error) ? 'transient' : 'broken',
        cause: error,
      });
    }
  };
  return {
    address,
    get: (key) => withStoreError(get(target, requireValidKey(key))),
    list: (keyPrefix) => withStoreError(list(target, keyPrefix)),
    put: (key, content, options = {}) =>
      withStoreError(put(target, requireValidKey(key), content, options)),
    remove: (key) => withStoreError(remove(target, requireValidKey(key))),
  };
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
    for (const { Key = '', ETag = '', LastModified } of page.Contents ?? []) {
      const changedAtMs = LastModified?.getTime() ?? 0;
      objects.push({ key: Key.slice(prefix.length), etag: ETag, changedAtMs });
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return objects;
}

async function put(
  { client, name, prefix }: Target,
  key: string,
  content: Uint8Array,
  { condition, writer, signal }: PutOptions,
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
    return (await client.send(call, { ...(signal && { abortSignal: signal }) })).ETag ?? '';
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
    // With growing random pauses, some seconds in all; what still fails then ends the command.
    maxAttempts: 6,
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
