import { kindOf } from '../../../elements/kinds';
import { ToggleButton } from '@site/ui/mui';
import type { KeyboardEvent } from 'react';
import type { SlideElement } from '../../../elements/element-schema';
import { elementLabelOf } from '../../../core/element-labels';
import { Icon, type IconName } from '../../icons';
import controls from '../../controls.module.css';
import styles from './layers-section.module.css';

export function LayerRow({
  element,
  isSelected,
  isDropHere,
  onChoose,
  onRename,
  onKeyDown,
}: {
  element: SlideElement;
  isSelected: boolean;
  isDropHere: boolean;
  onChoose: () => void;
  onRename: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  return (
    <ToggleButton
      value={element.id}
      className={`${controls['entry']} ${styles['row']}`}
      data-layer={element.id}
      data-drop={isDropHere || undefined}
      selected={isSelected}
      onClick={onChoose}
      onDoubleClick={onRename}
      onKeyDown={onKeyDown}
    >
      <Icon name={elementIconOf(element)} />
      <span className={controls['name']}>{elementLabelOf(element)}</span>
    </ToggleButton>
  );
}

export function elementIconOf(element: SlideElement): IconName {
  return element.locked ? 'lock' : kindOf(element).iconOf(element);
}
