import type { RemoteName } from '@site/contract';
import { Button } from '@site/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useShellStrings } from '../languages/shell-strings';
import { getVisibleRoute } from '../pages/page-changes';
import { availableUpdates } from './available-updates';
import { applyUpdateNow } from './watch-releases';

/** Asks before a newer version replaces a page that a visitor works in. */
export function UpdateNotice() {
  const updates = useStore(availableUpdates);
  const [postponed, setPostponed] = useState<string>();
  const name = getVisibleRoute()?.remote;
  const offer = name && updates[name];
  if (!name || !offer?.needsConsent || offer.remote.live.global === postponed) return null;
  return <UpdateQuestion name={name} onLater={() => setPostponed(offer.remote.live.global)} />;
}

function UpdateQuestion({ name, onLater }: { name: RemoteName; onLater: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const strings = useShellStrings();
  const takeNow = async () => {
    setBusy(true);
    await applyUpdateNow(name);
    setBusy(false);
  };
  return (
    <div className="site-notice" role="status">
      <p>{strings.updateOffer}</p>
      <Button size="small" aria-busy={isBusy} onClick={() => void takeNow()}>
        {strings.updateNow}
      </Button>
      <Button size="small" variant="quiet" onClick={onLater}>
        {strings.later}
      </Button>
    </div>
  );
}
