import PptxGen from 'pptxgenjs';
import type {
  ChartElement,
  Deck,
  LineElement,
  Slide,
  SlideElement,
  TableElement,
  TextElement,
} from '../core/model/deck';
import { lowered, sinkOf } from '../core/text/exact-lines';
import { nameOf } from '../core/words';
import { solidOf } from '../core/model/fill';
import type { Develop } from './develop-picture';
import { DARKENING } from './own-shapes';
import type { PictureOf } from './picture-of';
import { boxOf } from './pptx-box';
import { nativeChart } from './pptx-chart';
import { asConnector } from './pptx-connector';
import { hex } from './pptx-markup';
import { addPicture, pictureIn } from './pptx-picture';
import { addShape } from './pptx-shape';
import { addTable } from './pptx-table';
import { linksOf, withBody } from './pptx-text';
import { Touches, withDescription } from './pptx-touches';
import { tidyPptx } from './tidy-pptx';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Writes an editable PPTX: elements keep their positions and text stays text. */
export async function pptxFile(
  deck: Deck,
  pictureOf: PictureOf,
  { shrinkOf, develop }: Drawing = AS_STORED,
): Promise<Blob> {
  const touches = new Touches();
  const pptx = await buildPptx(deck, { touches, pictureOf, shrinkOf, develop });
  const pptxBuffer = (await pptx.write({ outputType: 'arraybuffer' })) as ArrayBuffer;
  return new Blob([await tidyPptx(pptxBuffer, touches, deck)], { type: TYPE });
}

/** Slide being written and the XML patches to apply afterwards. */
interface Writing {
  readonly page: PptxGen.Slide;
  readonly touches: Touches;
  readonly pictureOf: PictureOf;
  readonly shrinkOf: ShrinkOf;
  readonly develop: Develop;
  readonly elements: readonly SlideElement[];
}

/** Results that need a browser with the rendered slides. */
interface Drawing {
  readonly shrinkOf: ShrinkOf;
  readonly develop: Develop;
}

const AS_STORED: Drawing = { shrinkOf: () => 1, develop: async (data) => data };

/** Ratio by which the text of an element shrinks to fit its box; 1 for none. */
export type ShrinkOf = (elementId: string) => number;

async function buildPptx(deck: Deck, shared: Omit<Writing, 'page' | 'elements'>): Promise<PptxGen> {
  const { touches } = shared;
  const pptx = new PptxGen();
  pptx.layout = 'LAYOUT_16x9';
  pptx.title = deck.title;
  for (const slide of deck.slides) {
    const page = pptx.addSlide();
    page.hidden = slide.hidden;
    touches.beginPage(slide);
    await addBackground({ page, ...shared }, slide);
    const connectedIds = heldBy(slide.elements);
    const context = { page, ...shared, elements: slide.elements };
    for (const element of slide.elements) {
      touches.enter(connectedIds.has(element.id) ? element.id : null);
      await addElement(context, element);
    }
    if (slide.notes !== '') page.addNotes(slide.notes);
  }
  return pptx;
}

/** Background pictures that are not in this browser fall back to the colour. */
async function addBackground(
  context: Omit<Writing, 'elements'>,
  { background, picture }: Slide,
): Promise<void> {
  const { page, touches } = context;
  const data = picture && (await pictureIn(context, picture));
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

/** Ids of elements that lines are attached to. */
function heldBy(elements: readonly SlideElement[]): ReadonlySet<string> {
  const lines = elements.filter((element) => element.type === 'line');
  return new Set(
    lines.flatMap(({ from, to }) => [from, to].flatMap(({ joint }) => joint?.id ?? [])),
  );
}

async function addElement(context: Writing, element: SlideElement): Promise<void> {
  const { page } = context;
  if (element.type === 'text') return addText(context, element);
  if (element.type === 'shape') return addShape(context, element, boxOf);
  if (element.type === 'table') return addTable(page, element, boxOf(tableAsNamed(element)));
  if (element.type === 'line') return addLine(context, element);
  if (element.type === 'chart') return addChart(page, element);
  return addPicture(context, element);
}

/** Tables have no alternative text in PptxGenJS, so the name carries it. */
function tableAsNamed(table: TableElement): TableElement {
  return table.alt === '' ? table : { ...table, title: '' };
}

/** PowerPoint offers to repair files with empty text boxes, so they are left out. */
function addText({ page, touches, shrinkOf }: Writing, text: TextElement): void {
  if (text.content.trim() === '') return;
  const links = linksOf(text).map((url) => ({ text: url, options: { hyperlink: { url } } }));
  page.addText(links.length > 0 ? links : text.content, {
    ...boxOf(lowered(text, sinkOf(text))),
    objectName: touches.mark(nameOf(text), [
      ...withDescription(text),
      withBody(text, shrinkOf(text.id)),
    ]),
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
  const pptxChart = nativeChart(chart);
  if (!pptxChart) return;
  const { x, y, w, h, objectName } = boxOf(chart);
  const placement = { x, y, w, h, objectName, altText: chart.alt || nameOf(chart) };
  page.addChart(pptxChart.name, pptxChart.data, { ...pptxChart.options, ...placement });
}
