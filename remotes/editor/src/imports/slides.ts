import { createSlide } from '../core/model/create';
import type { ImageElement } from '../elements/image/image-schema';
import type { Slide, SlideBackgroundPicture } from '../core/model/deck-schema';
import type { SlideElement } from '../core/elements/slide-element';
import { DECK_LIMITS, type SlideTransition } from '../core/model/deck-constants';
import type { PlacedBox, SlideFit } from '../ooxml/transforms';
import { readColor, readColorMap, readThemeColors } from '../ooxml/colors';
import { readElements } from './elements';
import { findFill, findStyledFill, readStyledFill } from '../ooxml/fills';
import {
  type SlideInheritance,
  placeholderOf,
  placeholderTypeOf,
} from '../ooxml/slide-inheritance';
import { ConnectionResolver } from '../ooxml/connection-resolver';
import {
  descendantsOf,
  findChild,
  readAttribute,
  readBoolean,
} from '../ooxml/package/xml-elements';
import { SCRIM_NAME, isHelperShape } from '../ooxml/object-names';
import type { PackageFile } from '../ooxml/package/package-file';
import type { PictureReader } from '../ooxml/picture-reader';
import { readImageElement } from '../elements/image/pptx/read-image-element';
import type { ImportContext } from '../ooxml/import-context';
import { type PackagePart, readRelatedPart, readPackagePart } from '../ooxml/package/relationships';
import type { ImportWarnings } from '../ooxml/import-warnings';
import { resolveFill } from '../elements/shape/pptx/read-shapes';
import { readPlainText } from '../ooxml/text/rich-text';

interface SlideImportContext {
  readonly file: PackageFile;
  readonly presentation: PackagePart;
  readonly fit: SlideFit;
  readonly pictures: PictureReader;
  readonly warnings: ImportWarnings;
}

export async function readSlide(path: string, slideContext: SlideImportContext): Promise<Slide> {
  const { file, fit, pictures, warnings, presentation } = slideContext;
  const slide = await readPackagePart(file, path);
  const layout = await readRelatedPart(file, slide, 'slideLayout');
  // A layout of a template stands for a slide of its own.
  const master = await readRelatedPart(file, layout ?? slide, 'slideMaster');
  const themePart = master && (await readRelatedPart(file, master, 'theme'));
  const theme = themePart?.root;
  const inheritance: SlideInheritance = {
    slide,
    layout,
    master,
    theme,
    themePart,
    presentation: presentation.root,
    tableStyles: (await readRelatedPart(file, presentation, 'tableStyles'))?.root,
  };
  const colors = {
    theme: readThemeColors(theme),
    map: readColorMap(master?.root, slide.root, layout?.root),
  };
  const context: ImportContext = {
    file,
    inheritance,
    part: slide,
    fills: { colors, warnings },
    text: { inheritance, colors, scale: fit.scale },
    scale: fit.scale,
    project: fit.project,
    connections: new ConnectionResolver(),
    pictures,
    warnings,
  };
  if (hasAnimations(slide.root)) warnings.count('animation');
  if (Array.from(slide.relationships.values()).some(({ kind }) => kind.startsWith('comment')))
    warnings.count('comment');
  const background = await readBackground(context, fit);
  const shapes = shapesOf(slide).filter((shape) => !isFooterOfLayout(shape, slide));
  const panel = background.picture && shapes.find((shape) => isHelperShape(shape, SCRIM_NAME));
  const slideElements = await readPageElements(
    shapes.filter((shape) => shape !== panel),
    context,
  );
  return createSlide({
    background: background.background,
    backgroundPicture: background.picture && {
      ...background.picture,
      scrimOpacity: panel ? resolveFill([panel], context).alpha : 0,
    },
    elements: [...background.elements, ...(await readDecoration(context)), ...slideElements],
    notes: await readNotes(slide, file),
    hidden: readAttribute(slide.root, 'show') === '0',
    transition: readTransition(slide.root, warnings),
  });
}

const ANIMATION_NAMES = [
  'anim',
  'animClr',
  'animEffect',
  'animMotion',
  'animRot',
  'animScale',
  'set',
];

/** The timing of a slide also starts its videos, which are kept. */
function hasAnimations(slide: Element): boolean {
  const timing = findChild(slide, 'timing', 'tnLst');
  return ANIMATION_NAMES.some((name) => descendantsOf(timing, name).length > 0);
}

async function readPageElements(shapes: readonly Element[], context: ImportContext) {
  return context.connections.resolve(await readElements(shapes, context));
}

function shapesOf(part: PackagePart | undefined): readonly Element[] {
  return Array.from(findChild(part?.root, 'cSld', 'spTree')?.children ?? []);
}

/** Date, footer and number of a layout are patterns, which a slide shows only if it has them itself. */
function isFooterOfLayout(shape: Element, { root }: PackagePart): boolean {
  const placeholder = root.localName === 'sldLayout' ? placeholderOf(shape) : undefined;
  return placeholder !== undefined && FOOTERS.has(placeholderTypeOf(placeholder));
}

const FOOTERS: ReadonlySet<string> = new Set(['dt', 'ftr', 'sldNum']);

/** Shapes of master and layout that appear on every slide. Locked, so that nobody moves them by accident. */
async function readDecoration(context: ImportContext): Promise<readonly SlideElement[]> {
  const { slide, layout, master } = context.inheritance;
  const isShown = (part: PackagePart | undefined) =>
    readAttribute(part?.root, 'showMasterSp') !== '0';
  const parts = [
    isShown(slide) && isShown(layout) ? master : undefined,
    isShown(slide) ? layout : undefined,
  ].filter((part) => part !== undefined);
  const elements: SlideElement[] = [];
  for (const part of parts) {
    const decorationShapes = shapesOf(part).filter((shape) => !placeholderOf(shape));
    elements.push(
      ...(await readPageElements(decorationShapes, {
        ...context,
        part,
        connections: new ConnectionResolver(),
      })),
    );
  }
  return elements.map((element) => ({ ...element, locked: true }));
}

interface ImportedBackground {
  readonly background: string;
  readonly picture: SlideBackgroundPicture | null;
  /** Picture of a background that cannot be the slide's. */
  readonly elements: readonly SlideElement[];
}

/** Background of slide, layout or master, nearest first: a fill, or a picture that covers the slide. */
async function readBackground(context: ImportContext, fit: SlideFit): Promise<ImportedBackground> {
  const { slide, layout, master, theme } = context.inheritance;
  for (const part of [slide, layout, master]) {
    const bg = findChild(part?.root, 'cSld', 'bg');
    if (!bg || !part) continue;
    const blipFill = findChild(bg, 'bgPr', 'blipFill');
    const image =
      blipFill && (await readImageElement(bg, blipFill, wholeSlideOf(fit), { ...context, part }));
    if (image) return toBackground(image, fit);
    const reference = findChild(bg, 'bgRef');
    const styledImage = await readStyledBackground(bg, reference, context, fit);
    if (styledImage) return toBackground(styledImage, fit);
    const fill =
      findFill(findChild(bg, 'bgPr'), context.fills) ??
      readStyledFill(reference, { theme, painter: context.fills });
    if (fill && fill.fill !== 'none') return { background: fill.fill, picture: null, elements: [] };
  }
  return { background: '#ffffff', picture: null, elements: [] };
}

/** Picture of the theme's style matrix that a background refers to, in the referenced colour. */
async function readStyledBackground(
  background: Element,
  reference: Element | undefined,
  context: ImportContext,
  fit: SlideFit,
): Promise<ImageElement | undefined> {
  const { theme, themePart } = context.inheritance;
  const fill = findStyledFill(reference, theme);
  if (!themePart || fill?.localName !== 'blipFill') return undefined;
  const { colors } = context.fills;
  const placeholder = readColor(reference, colors);
  const fills = { ...context.fills, colors: { ...colors, placeholder } };
  return readImageElement(background, fill, wholeSlideOf(fit), {
    ...context,
    fills,
    part: themePart,
  });
}

/** A picture behind slides of another shape keeps their shape; ours would crop it to the whole slide. */
function toBackground(image: ImageElement, { isExact }: SlideFit): ImportedBackground {
  return isExact
    ? { background: '#000000', picture: toBackgroundPicture(image), elements: [] }
    : { background: '#000000', picture: null, elements: [{ ...image, locked: true }] };
}

function toBackgroundPicture(image: ImageElement) {
  const { asset, naturalWidth, naturalHeight, zoom, focalX, focalY, adjustments } = image;
  return { asset, naturalWidth, naturalHeight, zoom, focalX, focalY, adjustments, scrimOpacity: 0 };
}

function wholeSlideOf({ size, project }: SlideFit): PlacedBox {
  return project({ x: 0, y: 0, ...size, rotation: 0, isMirrored: false });
}

async function readNotes(slide: PackagePart, file: PackageFile): Promise<string> {
  const notes = await readRelatedPart(file, slide, 'notesSlide');
  const body = shapesOf(notes).find((shape) => {
    const placeholder = placeholderOf(shape);
    return placeholder !== undefined && placeholderTypeOf(placeholder) === 'body';
  });
  return readPlainText(findChild(body, 'txBody')).slice(0, DECK_LIMITS.notes);
}

/** Maps a transition; unsupported ones become a cut. */
function readTransition(slide: Element, remarks: ImportWarnings): SlideTransition {
  const alternative = findChild(slide, 'AlternateContent');
  const transition =
    findChild(slide, 'transition') ?? findChild(alternative, 'Choice', 'transition');
  const [effect] = Array.from(transition?.children ?? []).filter(
    ({ localName }) => localName !== 'sndAc' && localName !== 'extLst',
  );
  if (!effect || effect.localName === 'cut') return 'cut';
  if (effect.localName === 'fade')
    return readBoolean(effect, 'thruBlk') ? 'dip-to-black' : 'dissolve';
  if (effect.localName === 'flash') return 'dip-to-white';
  if (effect.localName === 'dissolve') return 'dissolve';
  remarks.count('transition');
  return 'cut';
}
