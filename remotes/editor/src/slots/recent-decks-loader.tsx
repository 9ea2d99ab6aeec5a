import type { WidgetProps } from '@site/contract';
import { Suspense, useEffect, useState } from 'react';
import { RecentDecks } from './recent-decks';
import { openRecentDecks } from './open-recent-decks';
import { LoadingRecentDecks } from './recent-decks-states';

export function RecentDecksLoader({ memberId }: WidgetProps['account/dashboard']) {
  const [source, setSource] = useState(() => openRecentDecks(memberId));
  useEffect(() => source.close, [source]);
  return (
    <Suspense fallback={<LoadingRecentDecks />}>
      <RecentDecks source={source} onRetry={() => setSource(openRecentDecks(memberId))} />
    </Suspense>
  );
}
