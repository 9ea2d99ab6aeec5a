import { InputBase } from '@site/ui/mui';
import { type KeyboardEvent, useState } from 'react';
import type { SlideElement } from '../../../elements/element-schema';
import { elementLabelOf } from '../../../core/element-labels';
import { Icon } from '../../icons';
import { elementIconOf } from './layer-row';
import controls from '../../controls.module.css';
import styles from './layers-section.module.css';

/** Name field of an element. Enter and blur keep the input, Escape discards it. */
export function LayerNameField({
  element,
  onName,
  onLeave,
}: {
  element: SlideElement;
  onName: (name: string) => void;
  onLeave: (isByKey: boolean) => void;
}) {
  const [title, setTitle] = useState(element.customName);
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
    <div className={`${controls['entry']} ${styles['nameField']}`}>
      <Icon name={elementIconOf(element)} />
      <InputBase
        inputRef={focusInput}
        className={styles['field'] ?? ''}
        slotProps={{
          input: { 'aria-label': `Name of ${elementLabelOf(element)}`, maxLength: 500 },
        }}
        placeholder={elementLabelOf(element)}
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
