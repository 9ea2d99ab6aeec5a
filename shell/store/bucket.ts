import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isCode, sentenceFor } from './bucket-errors';
import { checkKey } from './check-key';
import { cacheControl, contentType } from './content-headers';
import { StoreError, type Stored } from './store';

/** The few calls that a store makes of a bucket. Keys are those of the store, without the bucket's prefix. */
export type Bucket = {
  readonly address: string;
  get(key: string): Promise<(Stored & { writer: string | undefined }) | undefined>;
  list(prefix: string): Promise<Listed[]>;
  /** @returns the new tag; undefined when the condition did not hold, and nothing was written */
  put(key: string, content: Uint8Array, options?: WriteOptions): Promise<string | undefined>;
  remove(key: string): Promise<void>;
};

export type Listed = { key: string; tag: string; changedAt: number };

export type WriteOptions = {
  condition?: Condition;
  /** A name for this one write, to be found again beside the content. */
  writer?: string;
  signal?: AbortSignal;
};

/** What has to hold for a write to happen: nothing is there (null), or what has this tag. */
export type Condition = { tag: string | null };

/** @param address s3://bucket/prefix; endpoint, region and credentials come from the SDK's own variables */
export function openBucket(address: string): Bucket {
  const { name, prefix } = readAddress(address);
  const line: Line = { client: newClient(), name, prefix };
  const ask = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      throw new StoreError(sentenceFor(error, address), { cause: error });
    }
  };
  return {
    address,
    get: (key) => ask(get(line, checkKey(key))),
    list: (keyPrefix) => ask(list(line, keyPrefix)),
    put: (key, content, options = {}) => ask(put(line, checkKey(key), content, options)),
    remove: (key) => ask(remove(line, checkKey(key))),
  };
}

type Line = { client: S3Client; name: string; prefix: string };

async function get({ client, name, prefix }: Line, key: string) {
  try {
    const call = new GetObjectCommand({ Bucket: name, Key: `${prefix}${key}` });
    const { Body, ETag = '', Metadata } = await client.send(call);
    const content = Buffer.from((await Body?.transformToByteArray()) ?? []);
    return { content, tag: ETag, writer: Metadata?.writer };
  } catch (error) {
    if (isCode(error, 'NoSuchKey')) return undefined;
    throw error;
  }
}

async function list({ client, name, prefix }: Line, keyPrefix: string): Promise<Listed[]> {
  const found: Listed[] = [];
  const query = { Bucket: name, Prefix: `${prefix}${keyPrefix}` };
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ ...query, ContinuationToken }));
    for (const { Key = '', ETag = '', LastModified } of page.Contents ?? []) {
      const changedAt = LastModified?.getTime() ?? 0;
      found.push({ key: Key.slice(prefix.length), tag: ETag, changedAt });
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return found;
}

async function put(
  { client, name, prefix }: Line,
  key: string,
  content: Uint8Array,
  { condition, writer, signal }: WriteOptions,
): Promise<string | undefined> {
  const call = new PutObjectCommand({
    Bucket: name,
    Key: `${prefix}${key}`,
    Body: content,
    ContentLength: content.byteLength,
    ContentType: contentType(key),
    CacheControl: cacheControl(key),
    ...(condition && headersOf(condition)),
    ...(writer && { Metadata: { writer } }),
  });
  try {
    return (await client.send(call, { ...(signal && { abortSignal: signal }) })).ETag ?? '';
  } catch (error) {
    if (condition && refusals.some((code) => isCode(error, code))) return undefined;
    throw error;
  }
}

async function remove({ client, name, prefix }: Line, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: `${prefix}${key}` }));
}

/** The condition did not hold; another write was under way; what should be replaced is gone. */
const refusals = ['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'];

function headersOf({ tag }: Condition) {
  return tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
}

function newClient(): S3Client {
  // It speaks of versions to come; ours is pinned, and the person at the terminal cannot act on it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3Client({
    ...ofEndpoint(),
    maxAttempts: 4,
    // A large file on a slow line takes minutes: what counts is that bytes still move.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 10_000 },
    // Newer than many services; what is downloaded is checked against the list of its folder anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Buckets of other services stand in the path of one address, and few of these services have regions. */
function ofEndpoint() {
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
  const inner = path.split('/').filter(Boolean).join('/');
  return { name, prefix: inner ? `${inner}/` : '' };
}
