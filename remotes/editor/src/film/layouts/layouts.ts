import type { Layout } from './layout';
import { pictureLed } from './picture-led';
import { wordLed } from './word-led';

const layouts = { ...pictureLed, ...wordLed } as const;

export type LayoutName = keyof typeof layouts;

/** All layouts by name; a theme adds fonts and colors. */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = layouts;
