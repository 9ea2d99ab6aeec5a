import type { createSigningKeys } from '@site/site';

/** Key pair of a role. */
export type Keys = Awaited<ReturnType<typeof createSigningKeys>>;

/** Runs with this private key as SITE_SIGNING_KEY, as a pipeline does. */
export async function withSigningKey<Result>(
  { privateKey }: Keys,
  work: () => Promise<Result>,
): Promise<Result> {
  process.env['SITE_SIGNING_KEY'] = privateKey;
  try {
    return await work();
  } finally {
    delete process.env['SITE_SIGNING_KEY'];
  }
}
