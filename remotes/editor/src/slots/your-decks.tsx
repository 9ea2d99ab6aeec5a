import type { PropsOf } from '@site/contract';
import { lazy, Suspense } from 'react';
import type { widgets } from '../routes';
import { LoadingRecentDecks } from './recent-decks-states';

/** Split off, because reading and drawing decks is too much code for the start of another remote's page. */
const RecentDecksLoader = lazy(() =>
  import('./recent-decks-loader').then((module) => ({ default: module.RecentDecksLoader })),
);

/** Dashboard widget with the member's decks in this browser. */
export default function YourDecks({ memberId }: PropsOf<typeof widgets, 'your-decks'>) {
  return (
    <Suspense fallback={<LoadingRecentDecks />}>
      <RecentDecksLoader memberId={memberId} />
    </Suspense>
  );
}
