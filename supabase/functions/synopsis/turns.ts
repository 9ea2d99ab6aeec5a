import { setting } from '../_shared/environment.ts';
import { callAsService } from '../_shared/project.ts';

/** Takes one of the member's turns of today; false when none is left. */
export async function takeTurn(memberId: string): Promise<boolean> {
  const response = await callAsService('/rest/v1/rpc/take_synopsis_turn', {
    method: 'POST',
    body: { member: memberId, daily_limit: Number(setting('SYNOPSIS_DAILY_LIMIT') ?? 20) },
  });
  if (!response.ok) throw new Error(`Counting a turn failed: ${response.status}`);
  return (await response.json()) === true;
}

/** For a turn that brought the member nothing. */
export async function giveBackTurn(memberId: string): Promise<void> {
  await callAsService('/rest/v1/rpc/give_back_synopsis_turn', {
    method: 'POST',
    body: { member: memberId },
  });
}
