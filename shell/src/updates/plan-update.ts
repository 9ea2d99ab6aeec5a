import type { PageRemote, RemoteName } from '@site/contract';

/**
 * When a version that was released meanwhile takes the place of the one in an open tab.
 * - `next-page`: at the next change of page.
 * - `ask`: while a page of the remote is on screen the visitor decides; otherwise like `next-page`.
 * - `when-left`: never while a page of the remote is on screen. It saves its work when it is left.
 */
type Policy = 'next-page' | 'ask' | 'when-left';

/** Of a remote that is not named here: `next-page`. */
const policies: Partial<Record<RemoteName, Policy>> = {
  account: 'ask',
  editor: 'when-left',
};

type Situation = {
  name: RemoteName;
  known: PageRemote | undefined;
  fresh: PageRemote;
  /** The remote whose page is on screen. */
  onScreen: RemoteName | undefined;
};

/** What to do about a remote as a fresh registry names it. */
export function planUpdate({ name, known, fresh, onScreen }: Situation): 'adopt' | 'ask' | 'wait' {
  const isNew = known?.live.global !== fresh.live.global;
  if (!isNew || onScreen !== name) return 'adopt';
  const plans = { 'next-page': 'adopt', ask: 'ask', 'when-left': 'wait' } as const;
  return plans[policies[name] ?? 'next-page'];
}
