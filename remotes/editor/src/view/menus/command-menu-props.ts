import type { RefObject } from 'react';
import type { Command } from '../../commands/command';

export interface MenuPosition {
  readonly x: number;
  readonly y: number;
}

export interface CommandMenuProps {
  readonly sections: readonly (readonly Command[])[];
  readonly position: MenuPosition;
  readonly label: string;
  /** Element that gets the focus when the menu closes. */
  readonly returnTo: RefObject<HTMLElement | null>;
  /** Finds the element that gets the focus when a command was chosen; by default the same. */
  readonly findNextFocus?: () => HTMLElement | null;
  readonly onClose: () => void;
}
