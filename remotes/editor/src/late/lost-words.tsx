import { Button } from '@site/ui/mui';
import { type MouseEvent, useState } from 'react';
import { LOST_PART } from '../storage/trouble';
import controls from '../view/controls.module.css';
import type { LostProps } from './part';

/** In place of a part that did not come. */
export function LostWords({ ask }: LostProps) {
  const [isTrying, setIsTrying] = useState(false);

  async function tryAgain({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> {
    const around = currentTarget.parentElement?.closest<HTMLElement>('[tabindex]');
    setIsTrying(true);
    const isHere = await ask();
    setIsTrying(false);
    // The button goes with the words: the focus stays near.
    if (isHere) around?.focus({ preventScroll: true });
  }

  return (
    <div className={controls['lost']} role="alert">
      <p>{LOST_PART.title} Your deck is safe.</p>
      <Button aria-busy={isTrying} onClick={(event) => void tryAgain(event)}>
        {isTrying ? 'Trying again…' : 'Try again'}
      </Button>
    </div>
  );
}
