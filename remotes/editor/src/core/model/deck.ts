import type { deckSchema } from './deck-schema';
import type { Stored } from './stored';

export type { SlideElement } from '../../elements/element-schema';
export type { ChartElement } from '../../elements/chart/chart-schema';
export type { ImageElement } from '../../elements/image/image-schema';
export type { LineElement } from '../../elements/line/line-schema';
export type { ShapeElement } from '../../elements/shape/shape-schema';
export type { TableElement } from '../../elements/table/table-schema';
export type { TextElement } from '../../elements/text/text-schema';
export { DEFAULT_LINE_HEIGHT, SLIDE_SIZE } from './deck-constants';

export type Deck = Stored<typeof deckSchema>;

export type Slide = Deck['slides'][number];

/** Picture that covers the slide's background. */
export type SlideBackgroundPicture = NonNullable<Slide['backgroundPicture']>;
