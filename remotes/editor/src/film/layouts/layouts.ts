import type { SlideLayout } from './slide-layout';
import { pictureLayouts } from './picture-layouts';
import { textLayouts } from './text-layouts';

const LAYOUTS_BY_NAME = { ...pictureLayouts, ...textLayouts } as const;

export type LayoutName = keyof typeof LAYOUTS_BY_NAME;

/** All layouts by name; a theme adds fonts and colors. */
export const LAYOUTS: Readonly<Record<LayoutName, SlideLayout>> = LAYOUTS_BY_NAME;
