import { type ReleaseDecision } from '@site/contract';
import { messageOf } from '@site/node';

const TIMEOUT_MS = 5000;

/**
 * Tells a team what happened: calls `RELEASE_WEBHOOK` with `{ "text": … }`, as Slack and Mattermost show it. Does
 * nothing without that URL. A call that fails is only printed.
 */
export async function sendNotice(text: string | undefined): Promise<void> {
  const url = process.env['RELEASE_WEBHOOK'];
  if (!url || !text) return;
  try {
    if (!URL.canParse(url)) throw new Error('It is no address.');
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`It answered ${status}.`);
  } catch (error) {
    // Without its address, which is a credential.
    console.error(`RELEASE_WEBHOOK was not told that ${text} ${messageOf(error)}`);
  }
}

/** Describes a decision for its team. @returns sentences about what visitors get now, or undefined when that did not change */
export function describeDecision(decision: ReleaseDecision): string | undefined {
  const { action, changes, units, by, at, reason } = decision;
  const sentences = changes.map(({ unit, from, to }) => {
    const version = `${unit} ${to}`;
    if (action === 'canary') return `${units[unit]?.canary?.percent} % of visitors get ${version}`;
    if (action === 'block') return `${version} is blocked`;
    if (action !== 'rollback') return `${version} is live${from ? `, instead of ${from}` : ''}`;
    // The end of a canary leaves the live version with its own time.
    if (units[unit]?.at !== at) return `the canary ${unit} ${from} has ended, and ${to} stays live`;
    return `${unit} is rolled back from ${from} to ${to}`;
  });
  if (action === 'publish' || action === 'compose' || sentences.length === 0) return undefined;
  return `${sentences.join('; ')} (${by}${reason ? `: ${reason}` : ''}).`;
}
