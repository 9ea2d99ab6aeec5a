import type { SlotRequest } from '@site/slots';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { RemoteBoundary } from '../remotes/remote-boundary';

const SlotContent = lazy(async () => {
  const parts = await import('./slot-content');
  return { default: parts.SlotContent };
});

/**
 * Fills a slot once its page is alive: static HTML never holds a widget, so no page waits for one or changes with
 * it. Whatever fails, the page around it hears nothing of it.
 */
export function FillSlot(request: SlotRequest) {
  const isAlive = useSyncExternalStore(neverChanges, inBrowser, inStaticHtml);
  if (!isAlive) return null;
  return (
    <RemoteBoundary fallback={() => null}>
      <Suspense fallback={request.waiting}>
        <SlotContent {...request} />
      </Suspense>
    </RemoteBoundary>
  );
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const inStaticHtml = () => false;
