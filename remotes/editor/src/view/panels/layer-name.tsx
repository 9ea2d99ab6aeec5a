import { InputBase } from '@site/ui/mui';
import { type KeyboardEvent, useState } from 'react';
import type { SlideElement } from '../../core/model/deck';
import { nameOf } from '../../core/words';
import { Icon } from '../icons';
import { iconOf } from './layer-row';
import controls from '../controls.module.css';
import styles from './layers.module.css';

/** Name field of an element. Enter and blur keep the input, Escape discards it. */
export function LayerName({
  element,
  onName,
  onLeave,
}: {
  element: SlideElement;
  onName: (name: string) => void;
  onLeave: (isByKey: boolean) => void;
}) {
  const [title, setTitle] = useState(element.title);
  const [focusInput] = useState(() => (input: HTMLInputElement | null) => {
    input?.focus();
    input?.select();
  });

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onName(title);
    onLeave(true);
  }

  return (
    <div className={`${controls['entry']} ${styles['naming']}`}>
      <Icon name={iconOf(element)} />
      <InputBase
        inputRef={focusInput}
        className={styles['field'] ?? ''}
        slotProps={{
          input: { 'aria-label': `Name of ${nameOf(element)}`, maxLength: 500 },
        }}
        placeholder={nameOf(element)}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          onName(title);
          onLeave(false);
        }}
      />
    </div>
  );
}
