import { createSlide } from '../core/model/create';
import type { ImageElement, Slide, SlideElement, SlidePicture } from '../core/model/deck';
import { SLIDE } from '../core/model/deck';
import { LIMITS } from '../core/model/limits';
import type { SlideFit } from './boxes';
import { colorMap, themeColors } from './colors';
import { readElements } from './elements';
import { paintIn, styledPaint } from './fills';
import { type Heritage, placeholderOf, typeOfPlace } from './heritage';
import { Joints } from './joints';
import { child, textAt } from './markup';
import { isDarkening } from './own-names';
import type { PackageFile } from './package-file';
import type { Pictures } from './pictures';
import { readPicture } from './read-picture';
import type { Reading } from './reading';
import { type Part, partOfKind, readPart } from './relations';
import type { Remarks } from './remarks';
import { fillOf } from './shapes';
import { transitionOf } from './transitions';
import { plainWords } from './words';

export interface SlideFacts {
  readonly file: PackageFile;
  readonly presentation: Part;
  readonly fit: SlideFit;
  readonly pictures: Pictures;
  readonly remarks: Remarks;
}

export async function readSlide(path: string, slideContext: SlideFacts): Promise<Slide> {
  const { file, fit, pictures, remarks, presentation } = slideContext;
  const slide = await readPart(file, path);
  const layout = await partOfKind(file, slide, 'slideLayout');
  const master = layout && (await partOfKind(file, layout, 'slideMaster'));
  const theme = master && (await partOfKind(file, master, 'theme'))?.root;
  const heritage: Heritage = { slide, layout, master, theme, presentation: presentation.root };
  const names = { theme: themeColors(theme), map: colorMap(master?.root) };
  const context: Reading = {
    file,
    heritage,
    part: slide,
    painter: { names, remarks },
    facts: { heritage, names, scale: fit.scale },
    scale: fit.scale,
    project: fit.project,
    joints: new Joints(),
    pictures,
    remarks,
  };
  if (child(slide.root, 'timing', 'tnLst')) remarks.count('moving');
  if (Array.from(slide.relations.values()).some(({ kind }) => kind.startsWith('comment')))
    remarks.count('comment');
  const background = await groundOf(context);
  const shapes = shapesIn(slide);
  const panel = background.picture && shapes.find(isDarkening);
  const slideElements = await readPage(
    shapes.filter((shape) => shape !== panel),
    context,
  );
  return createSlide({
    background: background.background,
    picture: background.picture && {
      ...background.picture,
      darkening: panel ? fillOf([panel], context).alpha : 0,
    },
    elements: [...(await decorationOf(context)), ...slideElements],
    notes: await notesOf(slide, file),
    hidden: textAt(slide.root, 'show') === '0',
    transition: transitionOf(slide.root, remarks),
  });
}

async function readPage(shapes: readonly Element[], context: Reading) {
  return context.joints.settle(await readElements(shapes, context));
}

function shapesIn(part: Part | undefined): readonly Element[] {
  return Array.from(child(part?.root, 'cSld', 'spTree')?.children ?? []);
}

/** Shapes of master and layout that appear on every slide. Locked, so that nobody moves them by accident. */
async function decorationOf(context: Reading): Promise<readonly SlideElement[]> {
  const { slide, layout, master } = context.heritage;
  const isShown = (part: Part | undefined) => textAt(part?.root, 'showMasterSp') !== '0';
  const parts = [
    isShown(slide) && isShown(layout) ? master : undefined,
    isShown(slide) ? layout : undefined,
  ].filter((part) => part !== undefined);
  const elements: SlideElement[] = [];
  for (const part of parts) {
    const decorationShapes = shapesIn(part).filter((shape) => !placeholderOf(shape));
    elements.push(
      ...(await readPage(decorationShapes, { ...context, part, joints: new Joints() })),
    );
  }
  return elements.map((element) => ({ ...element, locked: true }));
}

/** Background of slide, layout or master, nearest first: a fill, or a picture that covers the slide. */
async function groundOf(
  context: Reading,
): Promise<{ background: string; picture: SlidePicture | null }> {
  const { slide, layout, master, theme } = context.heritage;
  for (const part of [slide, layout, master]) {
    const bg = child(part?.root, 'cSld', 'bg');
    if (!bg || !part) continue;
    const blipFill = child(bg, 'bgPr', 'blipFill');
    const image = blipFill && (await readPicture(bg, blipFill, WHOLE, { ...context, part }));
    if (image) return { background: '#000000', picture: pictureIn(image) };
    const fill =
      paintIn(child(bg, 'bgPr'), context.painter) ??
      styledPaint(child(bg, 'bgRef'), { theme, painter: context.painter });
    if (fill && fill.fill !== 'none') return { background: fill.fill, picture: null };
  }
  return { background: '#ffffff', picture: null };
}

function pictureIn(image: ImageElement) {
  const { asset, naturalWidth, naturalHeight, zoom, focusX, focusY, tone } = image;
  return { asset, naturalWidth, naturalHeight, zoom, focusX, focusY, tone, darkening: 0 };
}

const WHOLE = { x: 0, y: 0, ...SLIDE, rotation: 0, isMirrored: false } as const;

async function notesOf(slide: Part, file: PackageFile): Promise<string> {
  const notes = await partOfKind(file, slide, 'notesSlide');
  const body = shapesIn(notes).find((shape) => {
    const placeholder = placeholderOf(shape);
    return placeholder !== undefined && typeOfPlace(placeholder) === 'body';
  });
  return plainWords(child(body, 'txBody')).slice(0, LIMITS.notes);
}
