import { readPresentation } from '../../../imports/read-presentation';
import { createSamplePptx } from '../../../imports/testing/create-sample-pptx';

const C = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

const points = (list: readonly (string | number)[]) =>
  list.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');

/** Series with its labels, which are dates if they are numbers, and its values. */
export const seriesXml = (
  name: string,
  labels: readonly string[],
  values: readonly number[],
  code: string,
) =>
  `<c:ser><c:tx><c:strRef><c:strCache>${points([name])}</c:strCache></c:strRef></c:tx>` +
  `<c:spPr><a:solidFill><a:srgbClr val="00AA00"/></a:solidFill></c:spPr>` +
  `<c:cat><c:strRef><c:strCache>${points(labels)}</c:strCache></c:strRef></c:cat>` +
  `<c:val><c:numRef><c:numCache><c:formatCode>${code}</c:formatCode>${points(values)}</c:numCache></c:numRef></c:val></c:ser>`;

/** Reads a chart from a presentation with such a plot area; `around` stands beside it in the chart. */
export async function readChartFrom(plot: string, around = '') {
  const frame =
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Chart 3"/></p:nvGraphicFramePr>' +
    '<p:xfrm><a:off x="952500" y="952500"/><a:ext cx="2857500" cy="1905000"/></p:xfrm><a:graphic>' +
    `<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart ${C} r:id="rId3"/></a:graphicData></a:graphic></p:graphicFrame>`;
  const part = `<c:chartSpace ${C} ${A}><c:chart>${around}<c:plotArea>${plot}</c:plotArea></c:chart></c:chartSpace>`;
  const sample = await createSamplePptx({
    shapes: frame,
    slideRelations: [['chart', '../charts/chart1.xml']],
    parts: { 'ppt/charts/chart1.xml': part },
  });
  const { deck, warnings } = await readPresentation(sample, {
    name: 'Budget.pptx',
    readImage: async (blob) => ({ blob, width: 400, height: 300, displaySize: null }),
  });
  return { chart: deck.slides[0]?.elements[0], remarks: warnings };
}
