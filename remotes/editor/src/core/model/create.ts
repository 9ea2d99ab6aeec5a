import { SHAPE_DEFAULTS } from '../../elements/shape/shape-types';
import {
  DECK_VERSION,
  DEFAULT_DECK_TITLE,
  DEFAULT_LINE_HEIGHT,
  SLIDE_SIZE,
} from './deck-constants';
import type { Deck, Slide } from './deck';
import type { ImageElement } from '../../elements/image/image-schema';
import type { LineElement } from '../../elements/line/line-schema';
import type { ShapeElement } from '../../elements/shape/shape-schema';
import type { TextElement } from '../../elements/text/text-schema';
import { newId } from './ids';

export const ELEMENT_DEFAULTS = {
  rotation: 0,
  opacity: 1,
  locked: false,
  groupId: null,
  customName: '',
  sourceName: '',
  alt: '',
} as const;

export function createDeck(changes: Partial<Deck> = {}): Deck {
  return {
    version: DECK_VERSION,
    id: newId(),
    title: DEFAULT_DECK_TITLE,
    slides: [createSlide(), createSlide()],
    swatches: [],
    frameGuide: null,
    theme: null,
    guides: [],
    ...changes,
  };
}

export function createSlide(changes: Partial<Slide> = {}): Slide {
  return {
    id: newId(),
    elements: [],
    background: '#ffffff',
    backgroundPicture: null,
    notes: '',
    hidden: false,
    transition: 'cut',
    section: '',
    ...changes,
  };
}

export function createText(changes: Partial<TextElement> = {}): TextElement {
  return {
    id: newId(),
    type: 'text',
    content: 'Double click to edit text',
    markRanges: [],
    listItems: [],
    x: 100,
    y: 100,
    width: 200,
    height: 50,
    fontSize: 16,
    fontFamily: 'Arial',
    fontWeight: 'normal',
    fontStyle: 'normal',
    textDecoration: 'none',
    color: '#000000',
    textAlign: 'left',
    letterSpacing: 0,
    lineHeight: DEFAULT_LINE_HEIGHT,
    verticalAlign: 'top',
    textCase: 'none',
    overflow: 'grow',
    role: null,
    ...ELEMENT_DEFAULTS,
    ...changes,
  };
}

/** QR code in black, which every camera can read. */
export function createQrCode(link: string): ShapeElement {
  return createShape({
    shapeType: 'qr-code',
    link,
    width: 160,
    height: 160,
    fill: '#000000',
    stroke: 'none',
    strokeWidth: 0,
  });
}

export function createShape(changes: Partial<ShapeElement> = {}): ShapeElement {
  return {
    id: newId(),
    type: 'shape',
    shapeType: 'rectangle',
    x: 100,
    y: 100,
    width: 100,
    height: 100,
    fill: '#e2e8f0',
    stroke: '#64748b',
    strokeWidth: 1,
    ...SHAPE_DEFAULTS,
    ...ELEMENT_DEFAULTS,
    ...changes,
  };
}

/** Crop and style of a new image. */
export const IMAGE_DEFAULTS = {
  fit: 'cover',
  zoom: 1,
  focalX: 0.5,
  focalY: 0.5,
  radius: 0,
  stroke: 'none',
  strokeWidth: 0,
  hasShadow: false,
  scrim: 'none',
  scrimColor: '#000000',
  placeholderFill: 'none',
  link: '',
  isVideo: false,
  adjustments: null,
} as const;

export type PictureAsset = Pick<ImageElement, 'asset' | 'naturalWidth' | 'naturalHeight'>;

/** Image at its natural size in the middle of the slide, scaled down to 80 % of it if larger. */
export function createImage(
  picture: PictureAsset,
  changes: Partial<ImageElement> = {},
  size = { width: picture.naturalWidth, height: picture.naturalHeight },
): ImageElement {
  const scale = Math.min(
    1,
    (SLIDE_SIZE.width * 0.8) / size.width,
    (SLIDE_SIZE.height * 0.8) / size.height,
  );
  const width = Math.max(8, Math.round(size.width * scale));
  const height = Math.max(8, Math.round(size.height * scale));
  return {
    id: newId(),
    type: 'image',
    x: Math.round((SLIDE_SIZE.width - width) / 2),
    y: Math.round((SLIDE_SIZE.height - height) / 2),
    width,
    height,
    ...IMAGE_DEFAULTS,
    credit: '',
    ...ELEMENT_DEFAULTS,
    ...picture,
    ...changes,
  };
}

/** Horizontal line from left to right. */
export function createLine(changes: Partial<LineElement> = {}): LineElement {
  return {
    id: newId(),
    type: 'line',
    x: 380,
    y: 270,
    width: 200,
    height: 1,
    from: { x: 0, y: 0.5, arrowhead: 'none', connection: null },
    to: { x: 1, y: 0.5, arrowhead: 'none', connection: null },
    route: 'straight',
    stroke: '#64748b',
    strokeWidth: 2,
    dash: 'solid',
    ...ELEMENT_DEFAULTS,
    ...changes,
  };
}
