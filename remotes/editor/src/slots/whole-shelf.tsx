import type { WidgetProps } from '@site/contract';
import { Suspense, useEffect, useState } from 'react';
import { DeckShelf } from './deck-shelf';
import { openShelf } from './open-shelf';
import { LoadingShelf } from './shelf-faces';

export function WholeShelf({ memberId }: WidgetProps['account/dashboard']) {
  const [source, setSource] = useState(() => openShelf(memberId));
  useEffect(() => source.close, [source]);
  return (
    <Suspense fallback={<LoadingShelf />}>
      <DeckShelf source={source} onRetry={() => setSource(openShelf(memberId))} />
    </Suspense>
  );
}
