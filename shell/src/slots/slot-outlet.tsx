import type { SlotProps } from '@site/slots';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../remotes/error-boundary';

const SlotContent = lazy(async () => {
  const module = await import('./slot-content');
  return { default: module.SlotContent };
});

/**
 * Renders the widgets of a slot once its page is interactive: static HTML never contains a widget, so no page waits for
 * one or changes with it. Failures stay inside the slot.
 */
export function SlotOutlet(request: SlotProps) {
  const isHydrated = useSyncExternalStore(subscribeToNothing, isInBrowser, isInStaticHtml);
  if (!isHydrated) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={request.fallback}>
        <SlotContent {...request} />
      </Suspense>
    </ErrorBoundary>
  );
}

const subscribeToNothing = () => () => undefined;
const isInBrowser = () => true;
const isInStaticHtml = () => false;
