import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isCode, sentenceFor } from './bucket-errors';
import { cacheControl, contentType } from './content-headers';
import { StoreError, type Stored } from './store';

/** The few calls that a store makes of a bucket. Keys are those of the store, without the bucket's prefix. */
export type Bucket = ReturnType<typeof openBucket>;

export type Listed = { key: string; tag: string; changedAt: number };

/** What has to hold for a write to happen: nothing is there (null), or what has this tag. */
export type Condition = { tag: string | null };

/** A small answer takes 0.1 s, a large file on a slow line minutes: what counts is that bytes still move. */
const requestHandler = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** @param address s3://bucket/prefix; endpoint, region and credentials come from the SDK's own variables */
export function openBucket(address: string) {
  const { name: Bucket, prefix } = readAddress(address);
  const client = new S3Client({ ...ofEndpoint(), maxAttempts: 4, requestHandler, ...plainSums });
  const at = (key: string) => ({ Bucket, Key: `${prefix}${key}` });
  const ask = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      throw new StoreError(sentenceFor(error, address), { cause: error });
    }
  };
  return {
    address,

    async get(key: string): Promise<(Stored & { writer: string | undefined }) | undefined> {
      const call = client.send(new GetObjectCommand(at(key))).then(async (answer) => ({
        content: Buffer.from((await answer.Body?.transformToByteArray()) ?? []),
        tag: answer.ETag ?? '',
        writer: answer.Metadata?.writer,
      }));
      return ask(call.catch(orUndefined('NoSuchKey', 'NotFound')));
    },

    async list(keyPrefix: string): Promise<Listed[]> {
      const found: Listed[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = { Bucket, Prefix: `${prefix}${keyPrefix}`, ContinuationToken };
        const answer = await ask(client.send(new ListObjectsV2Command(page)));
        for (const { Key = '', ETag = '', LastModified } of answer.Contents ?? [])
          found.push({
            key: Key.slice(prefix.length),
            tag: ETag,
            changedAt: LastModified?.getTime() ?? 0,
          });
        ContinuationToken = answer.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },

    /**
     * @param writer a name for this one write, to be found again beside the content
     * @returns the new tag; undefined when the condition did not hold, and nothing was written
     */
    async put(
      key: string,
      content: Uint8Array,
      { condition, writer }: { condition?: Condition; writer?: string } = {},
    ): Promise<string | undefined> {
      const call = client.send(
        new PutObjectCommand({
          ...at(key),
          ...(condition && headersOf(condition)),
          ...(writer && { Metadata: { writer } }),
          Body: content,
          ContentLength: content.byteLength,
          ContentType: contentType(key),
          CacheControl: cacheControl(key),
        }),
      );
      const tag = call.then(({ ETag }) => ETag ?? '');
      return ask(condition ? tag.catch(orUndefined('PreconditionFailed', 'NoSuchKey')) : tag);
    },

    async remove(key: string): Promise<void> {
      await ask(client.send(new DeleteObjectCommand(at(key))));
    },
  };
}

/** Sums in trailers are newer than many services; the SDK signs the content anyway. */
const plainSums = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const;

/** Buckets of other services stand in the path of one address, and few of them have regions. */
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

function headersOf({ tag }: Condition) {
  return tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
}

function orUndefined(...codes: string[]) {
  return (error: unknown): undefined => {
    if (!codes.some((code) => isCode(error, code))) throw error;
  };
}
