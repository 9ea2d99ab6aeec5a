import type { PageRemote, RemoteName, SiteRoute } from '@site/contract';

type Situation = {
  name: RemoteName;
  current: PageRemote | undefined;
  fresh: PageRemote;
  /** Route of the visible page. */
  visible: SiteRoute | undefined;
};

/** Plans the update of one remote from a fresh registry: the visible page's route decides when it is replaced. */
export function planUpdate({ name, current, fresh, visible }: Situation): 'adopt' | 'ask' | 'wait' {
  const isNew = current?.live.global !== fresh.live.global;
  if (!isNew || visible?.remote !== name || !visible.update) return 'adopt';
  return visible.update === 'ask' ? 'ask' : 'wait';
}
