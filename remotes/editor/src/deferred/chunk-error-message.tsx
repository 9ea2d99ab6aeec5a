import { reloadForUpdate } from '@site/page/settings';
import { Button } from '@site/ui/mui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import controls from '../controls/controls.module.css';
import type { ChunkFallbackProps } from './failed-chunks';
import { explainLoadFailure, loadProblemStore } from '../store/load-problem';

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
