import type { Layout } from './layout';
import { pictureLed } from './picture-led';
import { wordLed } from './word-led';

const layouts = { ...pictureLed, ...wordLed } as const;

export type LayoutName = keyof typeof layouts;

/** Every layout, once; a theme gives it faces and colours. */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = layouts;
