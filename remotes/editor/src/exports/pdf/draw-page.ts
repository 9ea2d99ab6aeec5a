import type { Slide } from '../../core/model/deck-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import { exportDescriptionOf } from '../../core/elements/export-description';
import { textBoxOf } from '../../core/elements/change-text';
import { isWatermark } from '../../film/export-markings';
import { findSlideTitle } from '../../core/text/find-slide-title';
import { type BoxDrawing, drawBackground, drawBoxes } from './draw-boxes';
import { drawFragment, drawHiddenWord } from './draw-text';
import { measureBox, measureText, type PageBox, type TextFragment } from './measure-text';
import type { FontPicker } from './font-picker';
import { openPicture, type PdfPicture } from './pdf-picture';

type StructureElement = PDFKit.PDFStructureElement;

interface Page {
  readonly doc: PDFKit.PDFDocument;
  readonly pickFonts: FontPicker;
  readonly section: StructureElement;
  readonly pointsPerPx: number;
  readonly node: HTMLElement;
  readonly slide: Slide;
  readonly pictures: ReadonlyMap<Element, PdfPicture>;
}

interface ElementDrawing extends BoxDrawing {
  readonly pointsPerPx: number;
  readonly section: StructureElement;
  readonly node: HTMLElement;
  readonly element: SlideElement;
  readonly isTitle: boolean;
}

/** Draws a slide from its rendered node. What has no text and no description is no content for screen readers. */
export function drawPage({ node, slide: { elements }, section, ...page }: Page): void {
  const { doc } = page;
  const drawing = { ...page, slide: node.getBoundingClientRect(), opacity: 1, rotation: 0 };
  const title = findSlideTitle(elements);
  if (title) doc.outline.addItem(title.content.replaceAll(/\s+/g, ' ').trim());
  drawArtifact(doc, () => drawBackground(drawing, node, getComputedStyle(node)));
  for (const child of node.children) {
    const element = elements.find(({ id }) => id === (child as HTMLElement).dataset['id']);
    if (!element) drawArtifact(doc, () => drawBoxes(drawing, child));
    else
      drawUnrotated(doc, child as HTMLElement, element, () =>
        drawElement({
          ...drawing,
          section,
          node: child as HTMLElement,
          element,
          opacity: element.opacity,
          rotation: element.rotation,
          isTitle: element === title,
        }),
      );
  }
}

function drawArtifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
}

/** Removes the rotation while a node is measured, because boxes on screen are never rotated. */
function drawUnrotated(
  doc: PDFKit.PDFDocument,
  node: HTMLElement,
  { x, y, width, height, rotation }: SlideElement,
  draw: () => void,
): void {
  const { transform } = node.style;
  node.style.transform = '';
  doc.save().rotate(rotation, { origin: [x + width / 2, y + height / 2] });
  draw();
  doc.restore();
  node.style.transform = transform;
}

function drawElement(drawing: ElementDrawing): void {
  const { doc, section, node, element, slide, pictures } = drawing;
  // The node's own opacity is that of the element.
  const boxes = { ...drawing, opacity: 1 };
  const picture = pictures.get(node);
  const drawAll = () => {
    if (picture === undefined) return drawBoxes(boxes, node);
    const { x, y } = measureBox(node.getBoundingClientRect(), slide);
    doc
      .opacity(element.opacity)
      .image(openPicture(doc, picture), x, y, { scale: 1 / PICTURE_SCALE });
  };
  const isTable = node.querySelector('table') !== null;
  const isText = isTable || Boolean(textBoxOf(element)?.content);
  const description = exportDescriptionOf(element);
  if (!isText && description !== '') {
    const figure = doc.struct('Figure', {
      alt: description,
      ...bboxOf(element, drawing.pointsPerPx),
    });
    section.add(figure);
    figure.add(drawAll).end();
  } else drawArtifact(doc, drawAll);
  const words = measureText(node, slide);
  if (picture === undefined && element.rotation !== 0)
    drawArtifact(doc, () => drawFragments(drawing, words));
  if (isTable) drawTableText(drawing);
  else if (!isWatermark(element)) drawParagraphs(drawing, words);
  addPictureLink(drawing);
}

/** Pixels of a picture of an element per slide pixel. */
const PICTURE_SCALE = 2;

function bboxOf({ x, y, width, height }: PageBox, pointsPerPx: number) {
  const corners = [x, y, x + width, y + height];
  return { bbox: corners.map((value) => value * pointsPerPx) };
}

function drawParagraphs(drawing: ElementDrawing, fragments: readonly TextFragment[]): void {
  const { doc, section, isTitle } = drawing;
  for (const { words } of groupAdjacent(fragments, ({ parent }) => parent.closest('p'))) {
    const paragraph = doc.struct(isTitle ? 'H1' : 'P');
    section.add(paragraph);
    drawWords(drawing, paragraph, words);
    paragraph.end();
  }
}

function drawTableText(drawing: ElementDrawing): void {
  const { doc, section, node, slide } = drawing;
  const table = doc.struct('Table');
  section.add(table);
  for (const row of node.querySelectorAll('tr')) {
    const structureRow = doc.struct('TR');
    table.add(structureRow);
    for (const cell of row.cells) {
      const isHead = cell.tagName === 'TH';
      const options = isHead ? ({ scope: 'Column' } as object) : {};
      const structureCell = doc.struct(isHead ? 'TH' : 'TD', options);
      structureRow.add(structureCell);
      drawWords(drawing, structureCell, measureText(cell, slide));
      structureCell.end();
    }
    structureRow.end();
  }
  table.end();
}

/** Draws words into a structure element; those of a link into a structure element of its own. */
function drawWords(
  drawing: ElementDrawing,
  parent: StructureElement,
  words: readonly TextFragment[],
): void {
  const { doc, pictures, node, element } = drawing;
  const isHidden = pictures.has(node) || element.rotation !== 0;
  const drawGroup = (group: readonly TextFragment[]) => {
    if (!isHidden) return drawFragments(drawing, group);
    for (const word of group) drawHiddenWord(drawing, word, 'font 0');
  };
  for (const { key: link, words: group } of groupAdjacent(words, (word) => word.link)) {
    if (!link) {
      parent.add(() => drawGroup(group));
      continue;
    }
    const structure = doc.struct('Link');
    parent.add(structure);
    structure.add(() => drawGroup(group));
    for (const { box } of group) addLink(doc, structure, box, link.href);
    structure.end();
  }
}

function drawFragments(drawing: ElementDrawing, words: readonly TextFragment[]): void {
  for (const word of words) drawFragment(drawing, word);
}

function groupAdjacent<Key>(
  fragments: readonly TextFragment[],
  keyOf: (word: TextFragment) => Key,
) {
  const groups: { key: Key; words: TextFragment[] }[] = [];
  for (const word of fragments) {
    const key = keyOf(word);
    const last = groups.at(-1);
    if (last?.key === key) last.words.push(word);
    else groups.push({ key, words: [word] });
  }
  return groups;
}

function addLink(
  doc: PDFKit.PDFDocument,
  structParent: StructureElement,
  { x, y, width, height }: PageBox,
  url: string,
): void {
  // The object is not in the library's types: `Contents` is what screen readers read out.
  const options = { structParent, Contents: new String(url) } as object;
  doc.link(x, y, width, height, url, options);
}

/** Link over a picture or a QR code. */
function addPictureLink({ doc, section, node, element, slide }: ElementDrawing): void {
  if (!('link' in element)) return;
  const link = node.querySelector<HTMLAnchorElement>('a[href]');
  if (!link) return;
  const structure = doc.struct('Link');
  section.add(structure);
  addLink(doc, structure, measureBox(link.getBoundingClientRect(), slide), link.href);
  structure.end();
}
