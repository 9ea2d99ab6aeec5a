import PptxGen from 'pptxgenjs';
import { isAmountColumn, shownRows } from '../core/film/tables';
import {
  type Deck,
  type ImageElement,
  LINE_HEIGHT,
  type ShapeElement,
  type SlideElement,
  type TableElement,
  type TextElement,
} from '../core/model/deck';
import { nameOf } from '../core/words';
import type { PictureOf } from './picture-of';
import { tidyPptx } from './tidy-pptx';

/** Slide pixels per inch; the slide is 10 × 5.625 in, PowerPoint's 16:9. */
const PX = 96;
const POINTS_PER_PX = 0.75;

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** An editable presentation: boxes where they are, text as text, nothing drawn as a picture. */
export async function pptxFile(deck: Deck, pictureOf: PictureOf): Promise<Blob> {
  const pptx = await buildPptx(deck, pictureOf);
  const written = (await pptx.write({ outputType: 'arraybuffer' })) as ArrayBuffer;
  return new Blob([await tidyPptx(written)], { type: TYPE });
}

async function buildPptx(deck: Deck, pictureOf: PictureOf): Promise<PptxGen> {
  const pptx = new PptxGen();
  pptx.layout = 'LAYOUT_16x9';
  pptx.title = deck.title;
  for (const slide of deck.slides) {
    const page = pptx.addSlide();
    page.background = { color: hex(slide.background) };
    for (const element of slide.elements) await addElement(page, element, pictureOf);
    if (slide.notes !== '') page.addNotes(slide.notes);
  }
  return pptx;
}

async function addElement(
  page: PptxGen.Slide,
  element: SlideElement,
  pictureOf: PictureOf,
): Promise<void> {
  if (element.type === 'text') addText(page, element);
  else if (element.type === 'shape') addShape(page, element);
  else if (element.type === 'table') addTable(page, element);
  else {
    const data = await pictureOf(element.asset);
    if (data !== undefined) addImage(page, element, data);
  }
}

function boxOf(element: SlideElement) {
  return {
    x: element.x / PX,
    y: element.y / PX,
    w: element.width / PX,
    h: element.height / PX,
    rotate: element.rotation,
    objectName: nameOf(element),
  };
}

/** An empty box makes PowerPoint offer a repair, so it is left out. */
function addText(page: PptxGen.Slide, text: TextElement): void {
  if (text.content.trim() === '') return;
  const size = text.fontSize * POINTS_PER_PX;
  page.addText(text.content, {
    ...boxOf(text),
    margin: 0,
    valign: 'top',
    fit: 'none',
    wrap: true,
    fontFace: text.fontFamily,
    fontSize: size,
    bold: text.fontWeight === 'bold',
    italic: text.fontStyle === 'italic',
    ...(text.textDecoration === 'underline' ? { underline: { style: 'sng' } } : {}),
    color: hex(text.color),
    transparency: transparencyOf(text),
    align: text.textAlign,
    lineSpacing: size * LINE_HEIGHT,
  });
}

/** A border lies inside the box here and on its edge there, so the box gives way by half of it. */
function addShape(page: PptxGen.Slide, shape: ShapeElement): void {
  const line = shape.stroke === 'none' ? 0 : shape.strokeWidth;
  const inset = Math.min(line / 2, shape.width / 2 - 0.5, shape.height / 2 - 0.5);
  const box = boxOf({
    ...shape,
    x: shape.x + inset,
    y: shape.y + inset,
    width: shape.width - 2 * inset,
    height: shape.height - 2 * inset,
  });
  const transparency = transparencyOf(shape);
  page.addShape(shape.shapeType === 'circle' ? 'ellipse' : 'rect', {
    ...box,
    fill: shape.fill === 'none' ? { type: 'none' } : { color: hex(shape.fill), transparency },
    line:
      line === 0
        ? { type: 'none' }
        : { color: hex(shape.stroke), width: line * POINTS_PER_PX, transparency },
  });
}

function addImage(page: PptxGen.Slide, image: ImageElement, data: string): void {
  const box = boxOf(image);
  const ratio = image.naturalWidth / image.naturalHeight;
  const common = { data, altText: image.alt, transparency: transparencyOf(image) };
  if (image.fit === 'cover') {
    const sizing = { type: 'cover', w: box.w, h: box.h } as const;
    page.addImage({ ...box, ...common, w: ratio, h: 1, sizing });
    return;
  }
  const w = Math.min(box.w, box.h * ratio);
  const h = w / ratio;
  page.addImage({
    ...box,
    ...common,
    x: box.x + (box.w - w) / 2,
    y: box.y + (box.h - h) / 2,
    w,
    h,
  });
}

function addTable(page: PptxGen.Slide, table: TableElement): void {
  const rows = shownRows(table);
  const share = table.width / PX / table.columns.reduce((sum, column) => sum + column, 0);
  const border = { type: 'solid', pt: POINTS_PER_PX, color: hex(table.line) } as const;
  const { x, y, w } = boxOf(table);
  page.addTable(
    rows.map((row, index) =>
      row.map((text, column) => ({
        text,
        options: {
          bold: index === 0 || (table.total && index === rows.length - 1),
          ...groundOf(table, index),
          align: isAmountColumn(table, column) ? 'right' : 'left',
          border: [{ type: 'none' }, { type: 'none' }, border, { type: 'none' }],
        },
      })),
    ),
    {
      x,
      y,
      w,
      colW: table.columns.map((column) => column * share),
      rowH: table.height / PX / rows.length,
      fontFace: table.fontFamily,
      fontSize: table.fontSize * POINTS_PER_PX,
      color: hex(table.color),
      margin: 0.04,
      valign: 'middle',
    },
  );
}

/** The heading has a ground and a colour of its own; of the rows below, every second a band. */
function groundOf({ headFill, headColor, band }: TableElement, index: number) {
  const fill = index === 0 ? headFill : index % 2 === 1 ? band : 'none';
  return {
    ...(index === 0 ? { color: hex(headColor) } : {}),
    ...(fill === 'none' ? {} : { fill: { color: hex(fill) } }),
  };
}

function transparencyOf({ opacity }: SlideElement): number {
  return Math.round((1 - opacity) * 100);
}

function hex(color: string): string {
  return color.replace('#', '').toUpperCase();
}
