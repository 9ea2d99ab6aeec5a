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
  /** What has the focus again when the menu is closed. */
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}
