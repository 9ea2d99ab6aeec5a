import PptxGen from 'pptxgenjs';
import {
  type ChartElement,
  type Deck,
  type ImageElement,
  type LineElement,
  type SlideElement,
  type TextElement,
} from '../core/model/deck';
import { nameOf } from '../core/words';
import { pictureBox } from '../core/geometry/picture-box';
import { solidOf } from '../core/model/fill';
import type { PictureOf } from './picture-of';
import { nativeChart } from './pptx-chart';
import { asConnector } from './pptx-connector';
import { addShape } from './pptx-shape';
import { addTable } from './pptx-table';
import { linksOf, withBody } from './pptx-text';
import { shaded, type Touch, Touches, withCorners, withLine, withShadow } from './pptx-touches';
import { tidyPptx } from './tidy-pptx';
import { PX_PER_INCH } from '../core/geometry/units';
import { hex } from './pptx-markup';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** An editable presentation: boxes where they are, text as text, nothing drawn as a picture. */
export async function pptxFile(
  deck: Deck,
  pictureOf: PictureOf,
  shrinkOf: ShrinkOf = () => 1,
): Promise<Blob> {
  const touches = new Touches();
  const pptx = await buildPptx(deck, { touches, pictureOf, shrinkOf });
  const written = (await pptx.write({ outputType: 'arraybuffer' })) as ArrayBuffer;
  return new Blob([await tidyPptx(written, touches, deck.slides)], { type: TYPE });
}

/** The presentation under way, and what is to be changed in it once it is written. */
interface Writing {
  readonly page: PptxGen.Slide;
  readonly touches: Touches;
  readonly pictureOf: PictureOf;
  readonly shrinkOf: ShrinkOf;
  readonly elements: readonly SlideElement[];
}

/** How small the words of a text were made to stay in their box; 1 for not at all. */
export type ShrinkOf = (elementId: string) => number;

async function buildPptx(
  deck: Deck,
  surroundings: Omit<Writing, 'page' | 'elements'>,
): Promise<PptxGen> {
  const { touches } = surroundings;
  const pptx = new PptxGen();
  pptx.layout = 'LAYOUT_16x9';
  pptx.title = deck.title;
  for (const slide of deck.slides) {
    const page = pptx.addSlide();
    page.hidden = slide.hidden;
    page.background = { color: hex(solidOf(slide.background)) };
    touches.beginPage(slide);
    const held = heldBy(slide.elements);
    const writing = { page, ...surroundings, elements: slide.elements };
    for (const element of slide.elements) {
      touches.enter(held.has(element.id) ? element.id : null);
      await addElement(writing, element);
    }
    if (slide.notes !== '') page.addNotes(slide.notes);
  }
  return pptx;
}

/** The elements that lines stick to. */
function heldBy(elements: readonly SlideElement[]): ReadonlySet<string> {
  const lines = elements.filter((element) => element.type === 'line');
  return new Set(
    lines.flatMap(({ from, to }) => [from, to].flatMap(({ joint }) => joint?.id ?? [])),
  );
}

async function addElement(writing: Writing, element: SlideElement): Promise<void> {
  const { page, touches, pictureOf } = writing;
  if (element.type === 'text') return addText(writing, element);
  if (element.type === 'shape') return addShape(writing, element, boxOf);
  if (element.type === 'table') return addTable(page, element, boxOf(element));
  if (element.type === 'line') return addLine(writing, element);
  if (element.type === 'chart') return addChart(page, element);
  const data = element.asset === '' ? undefined : await pictureOf(element.asset);
  if (data !== undefined) addImage(writing, element, data);
  else if (element.asset === '' && element.ground !== 'none')
    addPanel(writing, element, touches.fill(element.ground));
  addShade(writing, element);
}

function boxOf(element: SlideElement) {
  return {
    x: element.x / PX_PER_INCH,
    y: element.y / PX_PER_INCH,
    w: element.width / PX_PER_INCH,
    h: element.height / PX_PER_INCH,
    rotate: element.rotation,
    objectName: nameOf(element),
  };
}

/** An empty box makes PowerPoint offer a repair, so it is left out. */
function addText({ page, touches, shrinkOf }: Writing, text: TextElement): void {
  if (text.content.trim() === '') return;
  const links = linksOf(text).map((url) => ({ text: url, options: { hyperlink: { url } } }));
  page.addText(links.length > 0 ? links : text.content, {
    ...boxOf(text),
    objectName: touches.mark(nameOf(text), [withBody(text, shrinkOf(text.id))]),
  });
}

function addLine({ page, touches, elements }: Writing, line: LineElement): void {
  page.addShape('line', {
    ...boxOf(line),
    objectName: touches.mark(nameOf(line), [asConnector(line, elements)]),
    line: { color: hex(line.stroke) },
  });
}

function addChart(page: PptxGen.Slide, chart: ChartElement): void {
  const native = nativeChart(chart);
  if (!native) return;
  const { x, y, w, h, objectName } = boxOf(chart);
  const place = { x, y, w, h, objectName, altText: nameOf(chart) };
  page.addChart(native.name, native.data, { ...native.options, ...place });
}

/** What is seen of the picture, where it is seen; the rest comes along, cropped. */
function addImage({ page, touches }: Writing, image: ImageElement, data: string): void {
  const whole = pictureBox(image);
  const left = Math.max(0, whole.x);
  const top = Math.max(0, whole.y);
  const w = Math.min(image.width, whole.x + whole.width) - left;
  const h = Math.min(image.height, whole.y + whole.height) - top;
  page.addImage({
    ...boxOf(image),
    objectName: touches.mark(nameOf(image), [
      ...withCorners(image),
      ...withLine(image),
      ...withShadow(image),
    ]),
    data,
    altText: image.alt,
    transparency: transparencyOf(image),
    x: (image.x + left) / PX_PER_INCH,
    y: (image.y + top) / PX_PER_INCH,
    w: whole.width / PX_PER_INCH,
    h: whole.height / PX_PER_INCH,
    sizing: {
      type: 'crop',
      x: (left - whole.x) / PX_PER_INCH,
      y: (top - whole.y) / PX_PER_INCH,
      w: w / PX_PER_INCH,
      h: h / PX_PER_INCH,
    },
  });
}

/** A plane as large as a frame: what an empty one shows, or what darkens a picture. */
function addPanel({ page, touches }: Writing, image: ImageElement, changes: readonly Touch[]) {
  page.addShape('rect', {
    ...boxOf(image),
    objectName: touches.mark(nameOf(image), [...changes, ...withCorners(image)]),
    fill: { color: hex(image.shadeColor), transparency: transparencyOf(image) },
    line: { type: 'none' },
  });
}

function addShade(writing: Writing, image: ImageElement): void {
  if (image.shade !== 'none') addPanel(writing, image, [shaded(image)]);
}

function transparencyOf({ opacity }: SlideElement): number {
  return Math.round((1 - opacity) * 100);
}
