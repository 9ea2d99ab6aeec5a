import { createText } from '../core/text/create-text';
import type { SlideElement } from '../core/elements/slide-element';
import { DECK_LIMITS } from '../core/model/deck-constants';
import { groupElements } from '../core/edit/groups';
import type { ImportContext } from '../ooxml/import-context';
import { type PackagePart, readPackagePart } from '../ooxml/package/relationships';
import { readPlainText } from '../ooxml/text/rich-text';
import { elementBoxOf, readTransform } from '../ooxml/transforms';
import {
  descendantsOf,
  findChild,
  readAttribute,
  readRelationshipId,
} from '../ooxml/package/xml-elements';

/**
 * Reads SmartArt as the shapes that PowerPoint last drew for it, or else as the list of its texts.
 * @param readShapes reader of a slide's elements, which calls this one
 */
export async function readDiagram(
  frame: Element,
  context: ImportContext,
  readShapes: (
    shapes: readonly Element[],
    context: ImportContext,
  ) => Promise<readonly SlideElement[]>,
): Promise<readonly SlideElement[] | undefined> {
  const ids = findChild(frame, 'graphic', 'graphicData', 'relIds');
  const frameBox = readTransform(findChild(frame, 'xfrm'));
  const data = ids && (await readPart(readRelationshipId(ids, 'dm'), context));
  if (!data || !frameBox) return undefined;
  const drawing = await readPart(readDrawingId(data), context);
  const shapes = Array.from(findChild(drawing?.root, 'spTree')?.children ?? []);
  if (!drawing) return readDiagramTexts(data, frame, context);
  const elements = await readShapes(shapes, {
    ...context,
    part: drawing,
    // Shapes are placed within the frame.
    project: (box) => context.project({ ...box, x: frameBox.x + box.x, y: frameBox.y + box.y }),
  });
  if (elements.length === 0) return readDiagramTexts(data, frame, context);
  context.warnings.count('diagram-shapes');
  return groupElements(elements);
}

async function readPart(
  id: string | undefined,
  { part, file }: ImportContext,
): Promise<PackagePart | undefined> {
  const path = part.relationships.get(id ?? '')?.path;
  return path !== undefined && file.has(path) ? readPackagePart(file, path) : undefined;
}

/** Relationship of the slide to the drawing, named by the data model. */
function readDrawingId({ root }: PackagePart): string | undefined {
  return readAttribute(descendantsOf(root, 'dataModelExt')[0], 'relId');
}

function readDiagramTexts(
  { root }: PackagePart,
  frame: Element,
  { project, warnings }: ImportContext,
): readonly SlideElement[] | undefined {
  const transform = readTransform(findChild(frame, 'xfrm'));
  const lines = descendantsOf(root, 'pt')
    .map((point) => readPlainText(findChild(point, 't')).replaceAll('\n', ' ').trim())
    .filter((line) => line !== '');
  if (!transform || lines.length === 0) return undefined;
  warnings.count('diagram-texts');
  return [
    createText({
      ...elementBoxOf(project(transform)),
      content: lines.join('\n').slice(0, DECK_LIMITS.text),
      listItems: lines.map((_, line) => ({ line, list: 'bullet', level: 0 })),
      fontSize: 20,
      overflow: 'shrink',
    }),
  ];
}
