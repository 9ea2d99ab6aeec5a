import type { PropsOf } from '@site/contract';
import { Suspense, useEffect, useState } from 'react';
// Registers the kinds of elements, which fonts and pictures of slides look up: no editor has done so on this page.
import '../elements/kinds';
import type { widgets } from '../routes';
import { RecentDecks } from './recent-decks';
import { openRecentDecks } from './open-recent-decks';
import { LoadingRecentDecks } from './recent-decks-states';

export function RecentDecksLoader({ memberId }: PropsOf<typeof widgets, 'your-decks'>) {
  const [source, setSource] = useState(() => openRecentDecks(memberId));
  useEffect(() => source.close, [source]);
  return (
    <Suspense fallback={<LoadingRecentDecks />}>
      <RecentDecks source={source} onRetry={() => setSource(openRecentDecks(memberId))} />
    </Suspense>
  );
}
