import type { WidgetProps } from '@site/contract';
import { lazy, Suspense } from 'react';
import { LoadingShelf } from './shelf-faces';

/** Reading and drawing decks is more than a page of another remote should begin with. */
const WholeShelf = lazy(() =>
  import('./whole-shelf').then((module) => ({ default: module.WholeShelf })),
);

/** The member's decks in this browser, on the dashboard. */
export default function YourDecks({ memberId }: WidgetProps['account/dashboard']) {
  return (
    <Suspense fallback={<LoadingShelf />}>
      <WholeShelf memberId={memberId} />
    </Suspense>
  );
}
