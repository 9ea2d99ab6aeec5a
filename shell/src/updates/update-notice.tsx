import type { RemoteName } from '@site/contract';
import { Button } from '@site/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { remoteOnScreen } from '../remotes/page-changes';
import { offers, takeOfferNow } from './follow-releases';

/** Asks before a page that somebody works in is replaced by a newer version of itself. */
export function UpdateNotice() {
  const waiting = useStore(offers);
  const [putOff, setPutOff] = useState<string>();
  const name = remoteOnScreen();
  const offer = name && waiting[name];
  if (!name || !offer?.isAsked || offer.remote.live.global === putOff) return null;
  return <Question name={name} onLater={() => setPutOff(offer.remote.live.global)} />;
}

function Question({ name, onLater }: { name: RemoteName; onLater: () => void }) {
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
