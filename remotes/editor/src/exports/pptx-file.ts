import PptxGen from 'pptxgenjs';
import {
  type ChartElement,
  type Deck,
  type ImageElement,
  type LineElement,
  type Slide,
  type SlideElement,
  type TextElement,
} from '../core/model/deck';
import { nameOf } from '../core/words';
import { playMarkOf } from '../core/geometry/play-mark';
import { pictureBox } from '../core/geometry/picture-box';
import { solidOf } from '../core/model/fill';
import type { PictureOf } from './picture-of';
import { nativeChart } from './pptx-chart';
import { asConnector } from './pptx-connector';
import { addShape, withForm } from './pptx-shape';
import { DARKENING, PLAY_MARK } from './own-shapes';
import { outlineForm } from './pptx-outline';
import { addTable } from './pptx-table';
import { linksOf, withBody } from './pptx-text';
import { shaded, type Touch, Touches, withCorners, withLine, withShadow } from './pptx-touches';
import { tidyPptx } from './tidy-pptx';
import { PX_PER_INCH } from '../core/geometry/units';
import { escapedAttribute, hex } from './pptx-markup';

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
    touches.beginPage(slide);
    await addBackground({ page, ...surroundings }, slide);
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

/** A picture that is not in this browser leaves the colour under it. */
async function addBackground(
  { page, touches, pictureOf }: Pick<Writing, 'page' | 'touches' | 'pictureOf'>,
  { background, picture }: Slide,
): Promise<void> {
  const data = picture && (await pictureOf(picture.asset));
  if (!picture || data === undefined || data === null) {
    page.background = { color: hex(solidOf(background)) };
    return;
  }
  page.background = { data };
  if (picture.darkening === 0) return;
  page.addShape('rect', {
    x: 0,
    y: 0,
    w: '100%',
    h: '100%',
    objectName: touches.mark(DARKENING, []),
    fill: { color: '000000', transparency: 100 - Math.round(picture.darkening * 100) },
    line: { type: 'none' },
  });
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
  if (element.link !== '' && element.film) addPlayMark(writing, element);
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
    // The library writes the address of a picture as it is given.
    ...(image.link === '' ? {} : { hyperlink: { url: escapedAttribute(image.link) } }),
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
    ...(image.link === '' ? {} : { hyperlink: { url: image.link } }),
    fill: { color: hex(image.shadeColor), transparency: transparencyOf(image) },
    line: { type: 'none' },
  });
}

function addShade(writing: Writing, image: ImageElement): void {
  if (image.shade !== 'none') addPanel(writing, image, [shaded(image)]);
}

/** Over the middle of the poster, and leading where it does. */
function addPlayMark({ page, touches }: Writing, image: ImageElement): void {
  const { centre, radius, triangle } = playMarkOf(image);
  const sign = {
    ...boxOf(image),
    x: (image.x + centre.x - radius) / PX_PER_INCH,
    y: (image.y + centre.y - radius) / PX_PER_INCH,
    w: (2 * radius) / PX_PER_INCH,
    h: (2 * radius) / PX_PER_INCH,
    objectName: touches.mark(PLAY_MARK, []),
    line: { type: 'none' },
  } as const;
  const corners = triangle.map(({ x, y }) => ({
    x: x - centre.x + radius,
    y: y - centre.y + radius,
  }));
  const hyperlink = () => ({ url: image.link });
  page.addShape('ellipse', {
    ...sign,
    hyperlink: hyperlink(),
    fill: { color: '000000', transparency: 40 },
  });
  page.addShape('rect', {
    ...sign,
    objectName: touches.mark(PLAY_MARK, [
      withForm(outlineForm({ width: 2 * radius, height: 2 * radius }, corners)),
    ]),
    hyperlink: hyperlink(),
    fill: { color: 'FFFFFF' },
  });
}

function transparencyOf({ opacity }: SlideElement): number {
  return Math.round((1 - opacity) * 100);
}
