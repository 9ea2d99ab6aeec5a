import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { reloadForUpdate } from '@site/page/settings';
import { Button } from '@site/ui/mui';
import { explainLoadFailure, loadProblemStore } from '../store/load-problem';
import type { ChunkFallbackProps } from './failed-chunks';
import { lazyComponent, type LazyOptions } from './lazy-component';
import controls from '../controls/controls.module.css';

const REASONS = {
  outdated: 'It belongs to an older version of the editor. Reload to go on.',
  offline: 'Check your connection and try again.',
  unknown: '',
};

/** Cause of the last alert: components of one chunk fail together, and only one of their messages is read out. */
let announcedCause: unknown;

/** Message with a retry button, in place of a component whose code failed to load. */
export function ChunkErrorMessage({
  retry,
  cause,
  reassurance = 'Your deck is safe.',
}: ChunkFallbackProps & { readonly reassurance?: string }) {
  const [isTrying, setIsTrying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const problem = useStore(loadProblemStore, (state) => state.problem);
  useEffect(() => void explainLoadFailure(cause), [cause]);

  useLayoutEffect(() => {
    const element = button.current;
    if (cause !== announcedCause) element?.parentElement?.setAttribute('role', 'alert');
    announcedCause = cause;
    const ancestor = element?.parentElement?.closest<HTMLElement>('[tabindex]');
    // The button unmounts with the message: the focus moves to the nearest focusable ancestor.
    return () => {
      if (document.activeElement === element) ancestor?.focus({ preventScroll: true });
    };
  }, [cause]);

  async function tryAgain(): Promise<void> {
    setIsTrying(true);
    await retry();
    setIsTrying(false);
  }

  return (
    <div className={controls['chunkError']}>
      <p>
        This part of the editor couldn’t be loaded. {reassurance} {REASONS[problem]}
      </p>
      {problem === 'outdated' ? (
        <Button ref={button} onClick={reloadForUpdate}>
          Reload
        </Button>
      ) : (
        <Button ref={button} aria-busy={isTrying} onClick={() => void tryAgain()}>
          {isTrying ? 'Trying again…' : 'Try again'}
        </Button>
      )}
    </div>
  );
}

/** Fallback of components that are not missed. */
export function EmptyFallback() {
  return null;
}

/** Creates a component of the editor that loads with its first render; by default its fallback has a retry button. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Partial<LazyOptions<Props>> = {},
): ComponentType<Props> {
  return lazyComponent(load, { Fallback: ChunkErrorMessage, ...options });
}
