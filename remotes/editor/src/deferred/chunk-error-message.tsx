import { Button } from '@site/ui/mui';
import { useLayoutEffect, useRef, useState } from 'react';
import controls from '../view/controls.module.css';
import type { ChunkFallbackProps } from './failed-chunks';

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
      <p>This part of the editor couldn’t be loaded. {reassurance}</p>
      <Button ref={button} aria-busy={isTrying} onClick={() => void tryAgain()}>
        {isTrying ? 'Trying again…' : 'Try again'}
      </Button>
    </div>
  );
}
