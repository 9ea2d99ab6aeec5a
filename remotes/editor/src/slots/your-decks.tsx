import type { WidgetProps } from '@site/contract';
import { lazy, Suspense } from 'react';
import { LoadingShelf } from './shelf-faces';

/** Split off, because reading and drawing decks is too much code for the start of another remote's page. */
const WholeShelf = lazy(() =>
  import('./whole-shelf').then((module) => ({ default: module.WholeShelf })),
);

/** Dashboard widget with the member's decks in this browser. */
export default function YourDecks({ memberId }: WidgetProps['account/dashboard']) {
  return (
    <Suspense fallback={<LoadingShelf />}>
      <WholeShelf memberId={memberId} />
    </Suspense>
  );
}
