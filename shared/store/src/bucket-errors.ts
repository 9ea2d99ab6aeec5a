import { messageOf } from '@site/node';

type Reason = { codes: string[]; sentence: (address: string) => string; isTransient?: boolean };

const reasons: Reason[] = [
  {
    codes: ['CredentialsProviderError', 'TokenProviderError'],
    sentence: (address) =>
      `There are no credentials for ${address}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or sign in with a profile that the AWS tools know.`,
  },
  {
    codes: ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken', 'InvalidToken'],
    sentence: (address) =>
      `${address} does not accept these credentials. Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN: they may have expired or belong to another service.`,
  },
  {
    codes: ['RequestTimeTooSkewed', 'RequestExpired'],
    sentence: (address) =>
      `The clock of this machine differs too much from that of ${address}. Set the clock, then try again.`,
  },
  {
    codes: ['NoSuchBucket'],
    sentence: (address) =>
      `There is no bucket for ${address}. Make it first, or correct SITE_STORE and AWS_ENDPOINT_URL_S3.`,
  },
  {
    codes: ['AccessDenied', 'Forbidden', 'AllAccessDisabled', 'AccountProblem', '403'],
    sentence: (address) =>
      `These credentials may not do this in ${address}. They need to list the bucket, and to read, write and remove its objects.`,
  },
  {
    codes: ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraint'],
    sentence: (address) =>
      `${address} is in another region than AWS_REGION says. Set the region of the bucket.`,
  },
  {
    codes: ['Region is missing'],
    sentence: (address) =>
      `The region of ${address} is not known. Set AWS_REGION to the region of the bucket.`,
  },
  {
    codes: ['QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge', '507'],
    sentence: (address) => `${address} is full. Delete objects there, then try again.`,
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'ECONNRESET'],
    sentence: unreachable,
    isTransient: true,
  },
  {
    codes: ['ETIMEDOUT', 'EPIPE', 'TimeoutError', 'AbortError'],
    sentence: unreachable,
    isTransient: true,
  },
  {
    codes: ['429', '500', '502', '503', '504'],
    sentence: (address) =>
      `${address} can be reached, but its service answers with errors. Try again in a few minutes; if it goes on, look at the status page of the service.`,
    isTransient: true,
  },
];

/** Explains a failed call, after all its retries, to the person at the terminal. */
export function describeBucketError(error: unknown, address: string): string {
  return reasonOf(error)?.sentence(address) ?? `${address} refused: ${messageOf(error)}.`;
}

/** Tells whether the same call may succeed later. */
export function isTransient(error: unknown): boolean {
  return reasonOf(error)?.isTransient ?? false;
}

function reasonOf(error: unknown): Reason | undefined {
  return reasons.find(({ codes }) => codes.some((code) => hasErrorCode(error, code)));
}

/** Matches an error by name, code, status or message: services differ in where they put the code. */
export function hasErrorCode(error: unknown, code: string): boolean {
  const failure: SdkFailure = Object(error);
  if (Number(code)) return failure.$metadata?.httpStatusCode === Number(code);
  return [failure.name, failure.message, failure.code, failure.Code].includes(code);
}

/** Not every one is an `Error` of this realm. */
type SdkFailure = {
  name?: string;
  message?: string;
  code?: string;
  Code?: string;
  $metadata?: { httpStatusCode?: number };
};

function unreachable(address: string): string {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  const through = endpoint ? ` at ${endpoint}` : '';
  return `${address} cannot be reached${through}. Check the network and AWS_ENDPOINT_URL_S3, then try again.`;
}
