import type { RefObject } from 'react';
import type { Command } from '../../core/commands/command';

export interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

export interface MenuProps {
  readonly sections: readonly (readonly Command[])[];
  readonly place: MenuPlace;
  readonly label: string;
  /** Element that gets the focus when the menu closes. */
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}
