import { createHash } from 'node:crypto';
import { createTable } from '../src/elements/table/create-table';
import { createChart } from '../src/elements/chart/create-chart';
import { createDeck } from '../src/core/model/create';
import type { Deck, Slide } from '../src/core/model/deck-schema';
import type { ImageElement } from '../src/elements/image/image-schema';
import type { SlideElement } from '../src/core/elements/slide-element';
import type { TextElement } from '../src/core/text/text-schema';
import type { DeckTheme } from '../src/core/model/theme-schema';
import { applyThemeToChart } from '../src/elements/chart/apply-theme-to-chart';
import { createSlideFromLayout } from '../src/film/layouts/create-slide-from-layout';
import type { LayoutName } from '../src/film/layouts/layouts';
import { requireTheme } from '../src/film/themes/themes';
import { STILL_SIZE } from './stills/drawing';

type Rows = readonly (readonly string[])[];

/** Deck of an invented project as data, with the names of its stills. */
export interface ExampleDeckContent {
  readonly name: string;
  readonly title: string;
  readonly themeName: string;
  /** SVG drawings by name. */
  readonly stills: Readonly<Record<string, string>>;
  readonly slides: readonly ExampleSlideContent[];
}

export interface ExampleStill {
  readonly name: string;
  readonly alt: string;
  /** Focal point from left (0) to right (1). */
  readonly focalX?: number;
}

interface ExampleSlideContent {
  readonly layout: LayoutName;
  readonly title: string;
  readonly lines: readonly string[];
  /** Fill the pictures of the layout in their order. */
  readonly stills?: readonly ExampleStill[];
  readonly table?: {
    readonly rows: Rows;
    readonly columnWeights: readonly number[];
    readonly hasTotalRow?: boolean;
    readonly alt: string;
  };
  readonly waterfall?: { readonly rows: Rows; readonly alt: string };
}

/** Creates the deck with the layouts and the theme of the editor. The asset key of a still is the hash of its drawing. */
export function createExampleDeck(
  example: ExampleDeckContent,
  theme: DeckTheme = requireTheme(example.themeName),
): Deck {
  const { title, slides, stills } = example;
  return createDeck({
    title,
    theme,
    slides: slides.map((slide) => createExampleSlide(slide, theme, stills)),
  });
}

export function assetKeyOf(still: string): string {
  return createHash('sha256').update(still).digest('hex');
}

function createExampleSlide(
  { layout, title, lines, stills = [], table, waterfall }: ExampleSlideContent,
  theme: DeckTheme,
  drawings: ExampleDeckContent['stills'],
): Slide {
  const created = createSlideFromLayout(layout, theme, {
    title,
    lines,
    ...(table
      ? { table: createTable({ ...table, headerFill: '#0f172a', headerColor: '#f8fafc' }) }
      : {}),
  });
  const queue = [...stills];
  const elements = created.elements.flatMap((element): SlideElement[] => {
    if (element.type === 'text') return [emphasizeFirstLine(element, theme)];
    if (element.type !== 'image') return [element];
    const still = queue.shift();
    const drawing = still && drawings[still.name];
    return still && drawing ? [fillPicture(element, drawing, still)] : [];
  });
  if (queue.length > 0)
    throw new Error(`The layout of "${title}" has no place for ${queue.length} stills.`);
  const chart = waterfall && createWaterfall(waterfall, theme, created.background);
  return { ...created, elements: chart ? [...elements, chart] : elements };
}

function fillPicture(
  element: ImageElement,
  drawing: string,
  { alt, focalX = 0.5 }: ExampleStill,
): ImageElement {
  return {
    ...element,
    asset: assetKeyOf(drawing),
    naturalWidth: STILL_SIZE.width,
    naturalHeight: STILL_SIZE.height,
    sourceName: '',
    focalX,
    alt,
  };
}

/** The first line of a caption, for example a name, is bold; further lines follow it. */
function emphasizeFirstLine(element: TextElement, theme: DeckTheme): TextElement {
  const end = element.content.indexOf('\n');
  const isCaption = element.role === 'body' && element.width <= 256 && end > 0;
  if (!isCaption) return element;
  const onCover = element.color === theme.palette.coverText;
  const color = onCover ? theme.palette.coverText : theme.palette.text;
  return { ...element, markRanges: [{ from: 0, to: end, fontWeight: 'bold', color }] };
}

function createWaterfall(
  { rows, alt }: { rows: Rows; alt: string },
  theme: DeckTheme,
  background: string,
): SlideElement {
  const box = { x: 56, y: 190, width: 848, height: 322 };
  return applyThemeToChart(
    createChart({ kind: 'waterfall', rows, alt, fontSize: 24, ...box }),
    theme,
    background,
  );
}
