import PptxGen from 'pptxgenjs';
import type { ChartElement } from '../../elements/chart/chart-schema';
import type { Deck, Slide } from '../../core/model/deck';
import type { LineElement } from '../../elements/line/line-schema';
import type { SlideElement } from '../../elements/element-schema';
import type { TableElement } from '../../elements/table/table-schema';
import type { TextElement } from '../../elements/text/text-schema';
import { shiftBoxDown, baselineOffsetOf } from '../../core/text/baseline-offset';
import { elementLabelOf } from '../../core/element-labels';
import { averageColorOf } from '../../core/model/fill';
import type { RenderAdjustedPicture } from '../render-adjusted-picture';
import { SCRIM_NAME } from './helper-shape-names';
import type { PictureLoader } from '../picture-loader';
import { pptxBoxOf } from './pptx-box';
import { toPptxChart } from './pptx-chart';
import { createConnectorPatch } from './pptx-connector';
import { removeInvalidCharacters, toPptxColor } from './pptx-markup';
import { addPicture, loadAdjustedPicture } from './pptx-picture';
import {
  assignPlaceholders,
  createPlaceholderPatches,
  type Placeholders,
} from './pptx-placeholders';
import { addShape } from './pptx-shape';
import { addTable } from './pptx-table';
import { textLinksOf, createTextBodyPatch } from './pptx-text';
import { XmlPatches, createDescriptionPatches } from './xml-patches';
import { patchPptx } from './patch-pptx';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Writes an editable PPTX: elements keep their positions and text stays text. */
export async function writePptx(
  deck: Deck,
  pictureOf: PictureLoader,
  { shrinkOf, develop }: BrowserDrawing = DEFAULT_DRAWING,
): Promise<Blob> {
  const patches = new XmlPatches();
  const pptx = await createPptx(removeInvalidCharacters(deck), {
    patches,
    pictureOf,
    shrinkOf,
    develop,
  });
  const pptxBuffer = (await pptx.write({ outputType: 'arraybuffer' })) as ArrayBuffer;
  return new Blob([await patchPptx(pptxBuffer, patches, deck)], { type: TYPE });
}

/** Slide being written and the XML patches to apply afterwards. */
interface PptxWriteContext {
  readonly page: PptxGen.Slide;
  readonly patches: XmlPatches;
  readonly pictureOf: PictureLoader;
  readonly shrinkOf: FontScaleOf;
  readonly develop: RenderAdjustedPicture;
  readonly elements: readonly SlideElement[];
  readonly placeholders: Placeholders;
}

/** Results that need a browser with the rendered slides. */
interface BrowserDrawing {
  readonly shrinkOf: FontScaleOf;
  readonly develop: RenderAdjustedPicture;
}

const DEFAULT_DRAWING: BrowserDrawing = { shrinkOf: () => 1, develop: async (data) => data };

/** Ratio by which the text of an element shrinks to fit its box; 1 for none. */
export type FontScaleOf = (elementId: string) => number;

async function createPptx(
  deck: Deck,
  shared: Omit<PptxWriteContext, 'page' | 'elements' | 'placeholders'>,
): Promise<PptxGen> {
  const { patches } = shared;
  const pptx = new PptxGen();
  pptx.layout = 'LAYOUT_16x9';
  pptx.title = deck.title;
  for (const slide of deck.slides) {
    const page = pptx.addSlide();
    page.hidden = slide.hidden;
    patches.beginSlide(slide);
    await addBackground({ page, ...shared }, slide);
    const connectedIds = connectedElementIdsOf(slide.elements);
    const placeholders = assignPlaceholders(slide.elements);
    const context = { page, ...shared, elements: slide.elements, placeholders };
    for (const element of slide.elements) {
      patches.setConnectedElement(connectedIds.has(element.id) ? element.id : null);
      await addElement(context, element);
    }
    if (slide.notes !== '') page.addNotes(slide.notes);
  }
  return pptx;
}

/** Background pictures that are not in this browser fall back to the colour. */
async function addBackground(
  context: Omit<PptxWriteContext, 'elements' | 'placeholders'>,
  { background, backgroundPicture }: Slide,
): Promise<void> {
  const { page, patches } = context;
  const data = backgroundPicture && (await loadAdjustedPicture(context, backgroundPicture));
  if (!backgroundPicture || data === undefined || data === null) {
    page.background = { color: toPptxColor(averageColorOf(background)) };
    return;
  }
  page.background = { data };
  if (backgroundPicture.scrimOpacity === 0) return;
  page.addShape('rect', {
    x: 0,
    y: 0,
    w: '100%',
    h: '100%',
    objectName: patches.addToName(SCRIM_NAME, []),
    fill: { color: '000000', transparency: 100 - Math.round(backgroundPicture.scrimOpacity * 100) },
    line: { type: 'none' },
  });
}

/** Ids of elements that lines are attached to. */
function connectedElementIdsOf(elements: readonly SlideElement[]): ReadonlySet<string> {
  const lines = elements.filter((element) => element.type === 'line');
  return new Set(
    lines.flatMap(({ from, to }) =>
      [from, to].flatMap(({ connection }) => connection?.elementId ?? []),
    ),
  );
}

async function addElement(context: PptxWriteContext, element: SlideElement): Promise<void> {
  const { page } = context;
  if (element.type === 'text') return addText(context, element);
  if (element.type === 'shape') return addShape(context, element, pptxBoxOf);
  if (element.type === 'table')
    return addTable(page, element, pptxBoxOf(tableWithDescription(element)));
  if (element.type === 'line') return addLine(context, element);
  if (element.type === 'chart') return addChart(page, element);
  return addPicture(context, element);
}

/** Tables have no alternative text in PptxGenJS, so the name carries it. */
function tableWithDescription(table: TableElement): TableElement {
  return table.alt === '' ? table : { ...table, customName: '' };
}

/** PowerPoint offers to repair files with empty text boxes, so they are left out. */
function addText(
  { page, patches, shrinkOf, placeholders }: PptxWriteContext,
  text: TextElement,
): void {
  if (text.content.trim() === '') return;
  const links = textLinksOf(text).map((url) => ({ text: url, options: { hyperlink: { url } } }));
  page.addText(links.length > 0 ? links : text.content, {
    ...pptxBoxOf(shiftBoxDown(text, baselineOffsetOf(text))),
    objectName: patches.addToName(elementLabelOf(text), [
      ...createDescriptionPatches(text),
      createTextBodyPatch(text, shrinkOf(text.id)),
      ...createPlaceholderPatches(placeholders.get(text.id)),
    ]),
  });
}

function addLine({ page, patches, elements }: PptxWriteContext, line: LineElement): void {
  page.addShape('line', {
    ...pptxBoxOf(line),
    objectName: patches.addToName(elementLabelOf(line), [createConnectorPatch(line, elements)]),
    line: { color: toPptxColor(line.stroke) },
  });
}

function addChart(page: PptxGen.Slide, chart: ChartElement): void {
  const pptxChart = toPptxChart(chart);
  if (!pptxChart) return;
  const { x, y, w, h, objectName } = pptxBoxOf(chart);
  const placement = { x, y, w, h, objectName, altText: chart.alt || elementLabelOf(chart) };
  page.addChart(pptxChart.name, pptxChart.data, { ...pptxChart.options, ...placement });
}
