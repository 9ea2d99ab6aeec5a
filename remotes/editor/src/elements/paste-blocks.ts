import { addGrid, findGridProblems, pasteGrid } from './paste-grid';
import { TABLE_MARGIN_PX } from './table/fit/fit-table';
import { addNewElement } from '../core/edit/add-new-element';
import { clampElement } from '../core/edit/elements';
import {
  changeElementsById,
  type EditorDocument,
  selectedElementsOf,
} from '../core/edit/editor-document';
import { SLIDE_SIZE } from '../core/model/deck-constants';
import type { RichText } from '../core/model/rich-text-schema';
import type { PastedBlock } from '../core/pasted-text';
import { createText } from '../core/text/create-text';
import { replaceRichText, isPlainText } from '../core/text/marks';
import { findTextProblems } from '../core/text/text-limits';
import { estimateTextWidth } from '../core/text/wrap-text';

const TEXT_WIDTH_PX = 400;
const FONT_SIZE_PX = 16;
const LINE_HEIGHT_PX = 19.2;
const GAP_PX = 16;

/** Tells, in sentences, which part of what was pasted elements have no room for. */
export function findPasteProblems(blocks: readonly PastedBlock[]): readonly string[] {
  return blocks.flatMap((block) =>
    'grid' in block ? findGridProblems('The table', block.grid) : findTextProblems(block.text),
  );
}

/** Adds pasted texts and tables to the slide, several of them below each other. */
export function pasteBlocks(doc: EditorDocument, blocks: readonly PastedBlock[]): EditorDocument {
  const [block, ...others] = blocks;
  if (!block) return doc;
  if (others.length === 0)
    return 'grid' in block ? pasteGrid(doc, block.grid) : addText(doc, block.text, TEXT_WIDTH_PX);
  const width = SLIDE_SIZE.width - 2 * TABLE_MARGIN_PX;
  let next = doc;
  let y = TABLE_MARGIN_PX;
  const ids: string[] = [];
  for (const each of blocks) {
    next = 'grid' in each ? addGrid(next, each.grid) : addText(next, each.text, width);
    const [added] = selectedElementsOf(next);
    if (!added) continue;
    const top = Math.round(y);
    next = changeElementsById(next, [added.id], (element) => ({ ...element, y: top }));
    ids.push(added.id);
    y += GAP_PX + ('grid' in each ? added.height : estimateHeight(each.text, width));
  }
  return { ...next, selection: ids };
}

function addText(doc: EditorDocument, text: RichText, width: number): EditorDocument {
  const content = isPlainText(text) ? text.content.trim() : text.content;
  const height = Math.max(50, Math.ceil(content.split('\n').length * LINE_HEIGHT_PX));
  const x = width === TEXT_WIDTH_PX ? {} : { x: TABLE_MARGIN_PX };
  const box = createText({ width, height, ...x });
  return addNewElement(doc, clampElement(replaceRichText(box, { ...text, content })));
}

/** Boxes grow when their text is measured, so that it needs an estimate of what stands below. */
function estimateHeight({ content }: RichText, width: number): number {
  const lines = content
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(estimateTextWidth(line, FONT_SIZE_PX) / width)));
  return LINE_HEIGHT_PX * lines.reduce((sum, count) => sum + count, 0);
}
