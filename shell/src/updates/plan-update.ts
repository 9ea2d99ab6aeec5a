import type { PageRemote, RemoteName } from '@site/contract';

/**
 * Moment when a new version replaces the one in an open tab.
 * - `next-page`: at the next navigation.
 * - `ask`: the visitor decides while a page of the remote is visible; otherwise like `next-page`.
 * - `when-left`: once no page of the remote is visible. It saves its data when it is left.
 */
type Policy = 'next-page' | 'ask' | 'when-left';

/** Remotes that are not listed use `next-page`. */
const policies: Partial<Record<RemoteName, Policy>> = {
  account: 'ask',
  editor: 'when-left',
};

type Situation = {
  name: RemoteName;
  current: PageRemote | undefined;
  fresh: PageRemote;
  /** Remote whose page is visible. */
  onScreen: RemoteName | undefined;
};

/** Plans the update of one remote from a fresh registry. */
export function planUpdate({
  name,
  current,
  fresh,
  onScreen,
}: Situation): 'adopt' | 'ask' | 'wait' {
  const isNew = current?.live.global !== fresh.live.global;
  if (!isNew || onScreen !== name) return 'adopt';
  const plans = { 'next-page': 'adopt', ask: 'ask', 'when-left': 'wait' } as const;
  return plans[policies[name] ?? 'next-page'];
}
