import type { WidgetProps } from '@site/contract';
import { Suspense, useEffect, useState } from 'react';
import { DeckShelf } from './deck-shelf';
import { openShelf } from './open-shelf';
import { LoadingShelf } from './shelf-faces';

export function WholeShelf({ memberId }: WidgetProps['account/dashboard']) {
  const [shelf, setShelf] = useState(() => openShelf(memberId));
  useEffect(() => shelf.close, [shelf]);
  return (
    <Suspense fallback={<LoadingShelf />}>
      <DeckShelf shelf={shelf} onRetry={() => setShelf(openShelf(memberId))} />
    </Suspense>
  );
}
