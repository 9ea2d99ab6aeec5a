import { findSetting } from '../_shared/environment.ts';
import { fetchAsService } from '../_shared/project-api.ts';

/**
 * Counts one synopsis against the member's daily quota; false if the quota is used up.
 *
 * @throws Error if the database does not respond
 */
export async function consumeQuota(memberId: string): Promise<boolean> {
  const response = await fetchAsService('/rest/v1/rpc/consume_synopsis_quota', {
    method: 'POST',
    body: { member: memberId, daily_limit: Number(findSetting('SYNOPSIS_DAILY_LIMIT') ?? 20) },
  });
  if (!response.ok) throw new Error(`The daily quota could not be counted: ${response.status}`);
  return (await response.json()) === true;
}

/** Restores the quota after a generation without a result. */
export async function refundQuota(memberId: string): Promise<void> {
  await fetchAsService('/rest/v1/rpc/refund_synopsis_quota', {
    method: 'POST',
    body: { member: memberId },
  });
}
