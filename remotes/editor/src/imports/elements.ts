import type { SlideElement } from '../elements/element-schema';
import { newId } from '../core/model/ids';
import { readTransform, groupProjectionOf } from './shapes/transforms';
import { readChart } from './charts';
import { readQrCode, readQrModules } from './qr-codes';
import { readConnector } from './shapes/connectors';
import { restorePlaceholderOrScrim } from './restore-placeholder-or-scrim';
import { placeholderOf } from './slide-inheritance';
import { findChild, descendantsOf } from './package/xml-elements';
import { isQrCode, isQrModules, isPlaceholderOrScrim, isPlayIcon, shapeIdOf } from './object-names';
import { isMedia, isHiddenElement, readLink, readImageElement } from './read-image-element';
import type { ImportContext } from './import-context';
import type { ImportWarningKind } from './import-warnings';
import { presetGeometryOf, readShape } from './shapes/shapes';
import { graphicTypeOf, readTable } from './tables';

/** Elements of a slide or a group, in drawing order. */
export async function readElements(
  tree: readonly Element[],
  context: ImportContext,
): Promise<readonly SlideElement[]> {
  let elements: readonly SlideElement[] = [];
  for (const element of tree.flatMap(chooseAlternative)) {
    if (isHiddenElement(element)) continue;
    if (element.localName === 'sp' && isPlaceholderOrScrim(element))
      elements = restorePlaceholderOrScrim(element, context, elements);
    else if (element.localName === 'sp' && isPlayIcon(element)) elements = markAsVideo(elements);
    else if (element.localName === 'sp' && isQrModules(element))
      elements = readQrModules(element, context, elements);
    else elements = [...elements, ...(await readElement(element, context))];
  }
  return elements;
}

/** Marks the picture below a play icon as a video. */
function markAsVideo(elements: readonly SlideElement[]): readonly SlideElement[] {
  const last = elements.at(-1);
  return last?.type === 'image' ? [...elements.slice(0, -1), { ...last, isVideo: true }] : elements;
}

async function readElement(
  element: Element,
  context: ImportContext,
): Promise<readonly SlideElement[]> {
  const elements = (await ELEMENT_READERS[element.localName]?.(element, context)) ?? [];
  const [first] = elements;
  if (first && element.localName !== 'grpSp')
    context.connections.registerShape(shapeIdOf(element), first);
  return elements;
}

/** Alternate content: the fallback that every program can draw, or else the choice. */
function chooseAlternative(element: Element): readonly Element[] {
  if (element.localName !== 'AlternateContent') return [element];
  const fallback = Array.from(findChild(element, 'Fallback')?.children ?? []);
  return fallback.length > 0 ? fallback : Array.from(findChild(element, 'Choice')?.children ?? []);
}

type Reader = (element: Element, context: ImportContext) => Promise<readonly SlideElement[]>;

const ELEMENT_READERS: Readonly<Record<string, Reader>> = {
  sp: async (element, context) => {
    const code = isQrCode(element) ? readQrCode(element, context) : undefined;
    if (code) return [code];
    return presetGeometryOf(element) === 'line'
      ? readConnector(element, context)
      : readShape(element, context);
  },
  cxnSp: async (element, context) => readConnector(element, context),
  pic: readPictureElement,
  grpSp: readGroup,
  graphicFrame: readGraphic,
  contentPart: async (_, { warnings }) => {
    warnings.count('unknown');
    return [];
  },
};

async function readPictureElement(element: Element, context: ImportContext) {
  const transform =
    readTransform(findChild(element, 'spPr', 'xfrm')) ?? findLayoutTransform(element, context);
  if (!transform) return [];
  if (isMedia(element) && readLink(element, context) === undefined) context.warnings.count('media');
  const blipFill = findChild(element, 'blipFill');
  const image = await readImageElement(element, blipFill, context.project(transform), context);
  return image ? [image] : [];
}

/** A picture placeholder may inherit its position from the layout. */
function findLayoutTransform(element: Element, { inheritance }: ImportContext) {
  const index = placeholderOf(element)?.getAttribute('idx');
  const placeholder = descendantsOf(inheritance.layout?.root, 'ph').find(
    (other) => other.getAttribute('idx') === index,
  );
  return readTransform(findChild(placeholder?.closest('*|sp, *|pic') ?? undefined, 'spPr', 'xfrm'));
}

async function readGroup(group: Element, context: ImportContext): Promise<readonly SlideElement[]> {
  const project = groupProjectionOf(findChild(group, 'grpSpPr', 'xfrm'), context.project);
  const elements = await readElements(Array.from(group.children), { ...context, project });
  // Groups are not nested here: the outermost one contains all elements.
  const groupId = newId();
  return elements.length > 1 ? elements.map((element) => ({ ...element, groupId })) : elements;
}

const SKIPPED_GRAPHICS: Readonly<Record<string, ImportWarningKind>> = {
  chart: 'chart',
  chartex: 'chart',
  diagram: 'diagram',
};

async function readGraphic(
  frame: Element,
  context: ImportContext,
): Promise<readonly SlideElement[]> {
  const data = findChild(frame, 'graphic', 'graphicData');
  const table = findChild(data, 'tbl');
  if (graphicTypeOf(frame) === 'diagram') {
    const { readDiagram } = await import('./diagrams');
    const elements = await readDiagram(frame, context, readElements);
    if (elements) return elements;
  }
  const element = table ? readTable(frame, table, context) : await readChart(frame, context);
  if (element) return [element];
  // Graphics of other programs include a picture as a fallback.
  const [picture] = descendantsOf(data, 'pic');
  if (picture) return readPictureElement(picture, context);
  context.warnings.count(SKIPPED_GRAPHICS[graphicTypeOf(frame)] ?? 'unknown');
  return [];
}
