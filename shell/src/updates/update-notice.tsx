import type { RemoteName } from '@site/contract';
import { Button } from '@site/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { remoteOnScreen } from '../remotes/page-changes';
import { offers, takeOfferNow } from './follow-releases';

/** Asks before a newer version replaces a page that a visitor works in. */
export function UpdateNotice() {
  const updates = useStore(offers);
  const [postponed, setPostponed] = useState<string>();
  const name = remoteOnScreen();
  const offer = name && updates[name];
  if (!name || !offer?.isAsked || offer.remote.live.global === postponed) return null;
  return <UpdateQuestion name={name} onLater={() => setPostponed(offer.remote.live.global)} />;
}

function UpdateQuestion({ name, onLater }: { name: RemoteName; onLater: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const takeNow = async () => {
    setBusy(true);
    await takeOfferNow(name);
    setBusy(false);
  };
  return (
    <div className="sleeping-notice" role="status">
      <p>There is a newer version of this page. What you have typed stays.</p>
      <Button size="small" aria-busy={isBusy} onClick={() => void takeNow()}>
        Use it now
      </Button>
      <Button size="small" variant="quiet" onClick={onLater}>
        Later
      </Button>
    </div>
  );
}
