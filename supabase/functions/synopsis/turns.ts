import { setting } from '../_shared/environment.ts';
import { callAsService } from '../_shared/project.ts';

/**
 * Counts one synopsis against the member's daily quota; false if the quota is used up.
 *
 * @throws Error if the database does not respond
 */
export async function takeTurn(memberId: string): Promise<boolean> {
  const response = await callAsService('/rest/v1/rpc/consume_synopsis_quota', {
    method: 'POST',
    body: { member: memberId, daily_limit: Number(setting('SYNOPSIS_DAILY_LIMIT') ?? 20) },
  });
  if (!response.ok) throw new Error(`The daily quota could not be counted: ${response.status}`);
  return (await response.json()) === true;
}

/** Restores the quota after a generation without a result. */
export async function giveBackTurn(memberId: string): Promise<void> {
  await callAsService('/rest/v1/rpc/refund_synopsis_quota', {
    method: 'POST',
    body: { member: memberId },
  });
}
