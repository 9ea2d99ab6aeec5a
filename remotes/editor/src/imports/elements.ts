import '../elements/kinds';
import type { SlideElement } from '../core/elements/slide-element';
import type { RestoreElement } from '../elements/pptx-reader';
import { pptxReaders } from '../elements/pptx-readers';
import { groupElements } from '../core/edit/groups';
import { readTransform, groupProjectionOf } from '../ooxml/transforms';
import { readConnector } from '../elements/line/pptx/read-connector';
import { placeholderOf } from '../ooxml/slide-inheritance';
import {
  findChild,
  descendantsOf,
  readAttribute,
  readBoolean,
} from '../ooxml/package/xml-elements';
import { shapeIdOf } from '../ooxml/object-names';
import { readImageElement } from '../elements/image/pptx/read-image-element';
import type { ImportContext } from '../ooxml/import-context';
import type { ImportWarningKind } from '../ooxml/import-warnings';
import { presetGeometryOf, readShape } from '../elements/shape/pptx/read-shapes';

/** Elements of a slide or a group, in drawing order. */
export async function readElements(
  tree: readonly Element[],
  context: ImportContext,
): Promise<readonly SlideElement[]> {
  let elements: readonly SlideElement[] = [];
  for (const element of tree.flatMap(chooseAlternative)) {
    if (isHiddenElement(element)) continue;
    const added = restoreElement(element, context, elements) ?? [
      ...elements,
      ...(await readElement(element, context)),
    ];
    const first = added[elements.length];
    if (first) context.connections.registerShape(shapeIdOf(element), first);
    elements = added;
  }
  return elements;
}

/** Reads a shape that this editor wrote, together with the elements before it; undefined for other shapes. */
function restoreElement(...input: Parameters<RestoreElement>): ReturnType<RestoreElement> {
  for (const { restore } of pptxReaders) {
    const elements = restore?.(...input);
    if (elements) return elements;
  }
  return undefined;
}

async function readElement(
  element: Element,
  context: ImportContext,
): Promise<readonly SlideElement[]> {
  return (await ELEMENT_READERS[element.localName]?.(element, context)) ?? [];
}

function isHiddenElement(element: Element): boolean {
  const [first] = Array.from(element.children);
  return readBoolean(findChild(first, 'cNvPr'), 'hidden');
}

/** Alternate content: the fallback that every program can draw, or else the choice. */
function chooseAlternative(element: Element): readonly Element[] {
  if (element.localName !== 'AlternateContent') return [element];
  const fallback = Array.from(findChild(element, 'Fallback')?.children ?? []);
  return fallback.length > 0 ? fallback : Array.from(findChild(element, 'Choice')?.children ?? []);
}

type Reader = (element: Element, context: ImportContext) => Promise<readonly SlideElement[]>;

const ELEMENT_READERS: Readonly<Record<string, Reader>> = {
  sp: async (element, context) =>
    presetGeometryOf(element) === 'line'
      ? readConnector(element, context)
      : readShape(element, context),
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
  return groupElements(await readElements(Array.from(group.children), { ...context, project }));
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
  if (graphicTypeOf(frame) === 'diagram') {
    const { readDiagram } = await import('./diagrams');
    const elements = await readDiagram(frame, context, readElements);
    if (elements) return elements;
  }
  for (const { readGraphic } of pptxReaders) {
    const element = await readGraphic?.(frame, context);
    if (element) return [element];
  }
  // Graphics of other programs include a picture as a fallback.
  const [picture] = descendantsOf(data, 'pic');
  if (picture) return readPictureElement(picture, context);
  context.warnings.count(SKIPPED_GRAPHICS[graphicTypeOf(frame)] ?? 'unknown');
  return [];
}

function graphicTypeOf(frame: Element): string {
  const uri = readAttribute(findChild(frame, 'graphic', 'graphicData'), 'uri') ?? '';
  return uri.split('/').at(-1) ?? '';
}
