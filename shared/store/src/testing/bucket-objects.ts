import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Treatment of If-Match and If-None-Match; a service that ignores one of them cannot store releases. */
export type Conditions = 'checked' | 'ignored' | 'refused' | 'without If-Match';

export type BucketReply = { status: number; headers?: Record<string, string>; body?: Buffer };

type StoredObject = { content: Buffer; headers: Record<string, string>; changedAt: string };

/** Objects of a bucket in memory, with the replies of S3. Each call is atomic, as it is there. */
export class BucketObjects {
  private readonly objects = new Map<string, StoredObject>();

  constructor(private readonly conditions: Conditions) {}

  get(key: string): BucketReply {
    const stored = this.objects.get(key);
    return stored
      ? { status: 200, headers: stored.headers, body: stored.content }
      : toErrorReply('NoSuchKey');
  }

  put(key: string, content: Buffer, headers: IncomingHttpHeaders): BucketReply {
    const failure = this.findConditionFailure(key, headers);
    if (failure) return toErrorReply(failure);
    const kept = Object.entries(headers as Record<string, string>).filter(([name]) =>
      /^(content-type|cache-control|x-amz-meta-.+)$/.test(name),
    );
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    const changedAt = new Date().toISOString();
    this.objects.set(key, { content, headers: { ...Object.fromEntries(kept), etag }, changedAt });
    return { status: 200, headers: { etag } };
  }

  remove(key: string): BucketReply {
    this.objects.delete(key);
    return { status: 204 };
  }

  list(query: URLSearchParams): BucketReply {
    const after = query.get('continuation-token') ?? '';
    const prefix = query.get('prefix') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
    const page = keys.toSorted().slice(0, PAGE_SIZE);
    const contents = page.map((key) => {
      const { headers: { etag = '' } = {}, changedAt } = this.objects.get(key) ?? {};
      const description = `<LastModified>${changedAt}</LastModified><ETag>${escapeXml(etag)}</ETag>`;
      return `<Contents><Key>${escapeXml(key)}</Key>${description}</Contents>`;
    });
    const isTruncated = keys.length > page.length;
    const token = isTruncated
      ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    const result = `${contents.join('')}<IsTruncated>${isTruncated}</IsTruncated>${token}`;
    return { status: 200, body: toXml(`<ListBucketResult>${result}</ListBucketResult>`) };
  }

  private findConditionFailure(
    key: string,
    { 'if-match': expected, 'if-none-match': absent }: IncomingHttpHeaders,
  ): S3ErrorCode | undefined {
    if ((!expected && !absent) || this.conditions === 'ignored') return undefined;
    if (this.conditions === 'refused') return 'NotImplemented';
    const stored = this.objects.get(key);
    if (absent) return stored ? 'PreconditionFailed' : undefined;
    if (this.conditions === 'without If-Match') return undefined;
    if (!stored) return 'NoSuchKey';
    return expected === stored.headers.etag ? undefined : 'PreconditionFailed';
  }
}

/** S3 returns a thousand. */
const PAGE_SIZE = 100;

const STATUSES = {
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
export type S3ErrorCode = keyof typeof STATUSES;

export function isErrorCode(plan: string): plan is S3ErrorCode {
  return plan in STATUSES;
}

export function toErrorReply(code: S3ErrorCode): BucketReply {
  return { status: STATUSES[code], body: toXml(`<Error><Code>${code}</Code><Message/></Error>`) };
}

function toXml(element: string): Buffer {
  return Buffer.from(`<?xml version="1.0"?>${element}`);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
