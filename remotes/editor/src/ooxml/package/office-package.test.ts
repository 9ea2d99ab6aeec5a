import '../../elements/kinds';
import { createChart } from '../../elements/chart/create-chart';
import { CHART_KINDS } from '../../elements/chart/chart-kinds';
import { createImage } from '../../elements/image/create-image';
import { createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import { createTimeline } from '../../elements/timeline/timeline-kind';
import { createFullDeck } from '../../exports/testing/create-full-deck';
import { unzip } from '../../exports/testing/unzip';
import { SAMPLE_CLIP_ASSET, writePptxBytes } from '../../exports/testing/write-pptx-bytes';

const full = createFullDeck();
const negative = createChart({
  kind: 'waterfall',
  rows: [
    ['', 'Amount'],
    ['In', '5'],
    ['Out', '-8'],
  ],
});
const charts = CHART_KINDS.map((kind) => createChart({ kind }));
const framed = createImage(
  { asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 300 },
  { hasShadow: true, stroke: '#112233', strokeWidth: 2, scrim: 'bottom', opacity: 0.5 },
);
const playing = {
  ...framed,
  id: 'playing',
  clip: { asset: SAMPLE_CLIP_ASSET, type: 'video/mp4', autoplays: true },
} as const;
const special = createSlide({
  section: 'Act one & two',
  transition: 'dip-to-white',
  notes: 'First\n\nlast\u0007',
  hidden: true,
  elements: [
    negative,
    ...charts,
    framed,
    playing,
    { ...playing, id: 'second', clip: { ...playing.clip, autoplays: false } },
    createTimeline(),
    createText({ content: 'Fits', overflow: 'shrink' }),
  ],
});

let parts: ReadonlyMap<string, Buffer>;
let documents: ReadonlyMap<string, Document>;

beforeAll(async () => {
  parts = await unzip(await writePptxBytes({ ...full, slides: [...full.slides, special] }));
  documents = new Map(
    Array.from(parts)
      .filter(([path]) => /\.(xml|rels)$/.test(path))
      .map(([path, bytes]) => [path, parse(bytes.toString('utf8'))]),
  );
});

function parse(text: string): Document {
  return new DOMParser().parseFromString(text, 'application/xml');
}

function elementsOf(document: Document | undefined, name = '*'): readonly Element[] {
  return Array.from(document?.getElementsByTagNameNS('*', name) ?? []);
}

test('every part is well formed', () => {
  const invalid = Array.from(documents).filter(
    ([, document]) => elementsOf(document, 'parsererror').length > 0,
  );
  expect(invalid.map(([path]) => path)).toEqual([]);
});

test('every part has a content type, and every type a part', () => {
  const types = documents.get('[Content_Types].xml');
  const overrides = elementsOf(types, 'Override').map((each) =>
    each.getAttribute('PartName')?.slice(1),
  );
  const defaults = elementsOf(types, 'Default').map((each) => each.getAttribute('Extension'));
  expect(overrides.filter((path) => !parts.has(path ?? ''))).toEqual([]);
  const untyped = Array.from(parts.keys()).filter(
    (path) =>
      path !== '[Content_Types].xml' &&
      !overrides.includes(path) &&
      (path.endsWith('.xml') || !defaults.includes(path.split('.').at(-1) ?? '')),
  );
  expect(untyped).toEqual([]);
});

test('every relationship leads to a part, and every reference to a relationship', () => {
  for (const [path, document] of documents) {
    if (path.endsWith('.rels')) {
      const targets = elementsOf(document, 'Relationship')
        .filter((each) => each.getAttribute('TargetMode') !== 'External')
        .map((each) => each.getAttribute('Target')?.slice(1) ?? '');
      expect(targets.filter((target) => !parts.has(target))).toEqual([]);
      continue;
    }
    const rels = documents.get(path.replace(/[^/]+$/, '_rels/$&.rels'));
    const ids = elementsOf(rels, 'Relationship').map((each) => each.getAttribute('Id'));
    const references = elementsOf(document).flatMap((element) =>
      Array.from(element.attributes)
        .filter(({ namespaceURI }) => namespaceURI?.endsWith('/relationships'))
        .map(({ value }) => value)
        // A click on a video plays it, and leads to no other part.
        .filter((value) => value !== ''),
    );
    expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
  }
});

test('ids of shapes are unique on their slide', () => {
  for (const [path, document] of documents) {
    const ids = elementsOf(document, 'cNvPr').map((each) => each.getAttribute('id'));
    expect([path, new Set(ids).size]).toEqual([path, ids.length]);
  }
});

test('a picture or a video that is shown twice is stored once', () => {
  const media = Array.from(parts.keys()).filter((path) => path.startsWith('ppt/media/'));
  expect(media).toHaveLength(2);
  expect(new Set(media.map((path) => path.split('.').at(-1)))).toEqual(new Set(['mp4', 'png']));
});

test('a video is related to its slide as ECMA-376 and as PowerPoint ask for', () => {
  const types = Array.from(documents.values())
    .flatMap((document) => elementsOf(document, 'Relationship'))
    .filter((each) => each.getAttribute('Target')?.endsWith('.mp4'))
    .map((each) => each.getAttribute('Type'));
  expect(types).toEqual([
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships/video',
    'http://schemas.microsoft.com/office/2007/relationships/media',
  ]);
});

test('the timing of a slide starts its videos, each node with an id of its own', () => {
  const timed = Array.from(documents.values()).filter(
    (document) => elementsOf(document, 'timing').length > 0,
  );
  expect(timed).toHaveLength(1);
  const ids = elementsOf(timed[0], 'cTn').map((each) => each.getAttribute('id'));
  expect(new Set(ids).size).toBe(ids.length);
  const shapeIds = elementsOf(timed[0], 'nvPicPr')
    .filter((names) => names.getElementsByTagNameNS('*', 'videoFile').length > 0)
    .map((names) => names.firstElementChild?.getAttribute('id'));
  const targets = elementsOf(timed[0], 'spTgt').map((each) => each.getAttribute('spid'));
  // The first starts by itself: a step of the main sequence names it, too.
  expect(targets).toEqual([shapeIds[0], ...shapeIds]);
});

test('children stand in the order that ECMA-376 requires', () => {
  const problems = Array.from(documents).flatMap(([path, document]) =>
    elementsOf(document).flatMap((element) => {
      const order = CHILD_ORDERS[element.localName]?.split(' ');
      const names = Array.from(element.children, ({ localName }) => localName);
      const places = names.map((name) => order?.indexOf(name) ?? 0);
      const isSorted = places.every((place, index) => place >= (places[index - 1] ?? 0));
      return isSorted ? [] : [`${path}: ${element.localName} (${names.join(' ')})`];
    }),
  );
  expect(problems).toEqual([]);
});

const FILLS = 'noFill solidFill gradFill blipFill';
const LABEL =
  'numFmt spPr txPr dLblPos showLegendKey showVal showCatName showSerName showPercent showBubbleSize separator';

/** Children of elements, in order; others would be refused. */
const CHILD_ORDERS: Readonly<Record<string, string>> = {
  presentation: 'sldMasterIdLst notesMasterIdLst sldIdLst sldSz notesSz defaultTextStyle extLst',
  sldMaster: 'cSld clrMap sldLayoutIdLst txStyles',
  notesMaster: 'cSld clrMap notesStyle',
  sld: 'cSld clrMapOvr AlternateContent transition timing',
  cSld: 'bg spTree',
  grpSp: 'nvGrpSpPr grpSpPr sp',
  sp: 'nvSpPr spPr txBody',
  pic: 'nvPicPr blipFill spPr',
  nvPr: 'ph videoFile extLst',
  seq: 'cTn prevCondLst nextCondLst',
  cTn: 'stCondLst childTnLst',
  cMediaNode: 'cTn tgtEl',
  cBhvr: 'cTn tgtEl',
  cxnSp: 'nvCxnSpPr spPr',
  graphicFrame: 'nvGraphicFramePr xfrm graphic',
  spPr: `xfrm custGeom prstGeom ${FILLS} ln effectLst`,
  ln: `${FILLS} prstDash round headEnd tailEnd`,
  blipFill: 'blip srcRect stretch',
  txBody: 'bodyPr lstStyle p',
  p: 'pPr r endParaRPr',
  pPr: 'lnSpc spcBef spcAft buFont buNone buAutoNum buChar defRPr',
  rPr: 'ln solidFill highlight latin ea cs hlinkClick',
  tbl: 'tblPr tblGrid tr',
  tcPr: `lnL lnR lnT lnB ${FILLS}`,
  chartSpace: 'roundedCorners chart spPr txPr externalData',
  chart: 'autoTitleDeleted plotArea legend plotVisOnly dispBlanksAs',
  plotArea:
    'layout barChart lineChart areaChart pieChart doughnutChart scatterChart bubbleChart radarChart catAx valAx spPr',
  barChart: 'barDir grouping varyColors ser gapWidth overlap axId',
  lineChart: 'grouping varyColors ser marker axId',
  areaChart: 'grouping varyColors ser axId',
  pieChart: 'varyColors ser firstSliceAng',
  doughnutChart: 'varyColors ser firstSliceAng holeSize',
  scatterChart: 'scatterStyle varyColors ser axId',
  bubbleChart: 'varyColors ser bubbleScale axId',
  radarChart: 'radarStyle varyColors ser axId',
  ser: 'idx order tx spPr invertIfNegative marker dPt dLbls cat val xVal yVal bubbleSize bubble3D smooth',
  dLbls: `dLbl delete ${LABEL} showLeaderLines leaderLines extLst`,
  dLbl: `idx delete layout ${LABEL}`,
  dPt: 'idx invertIfNegative marker bubble3D spPr',
  catAx:
    'axId scaling delete axPos majorGridlines numFmt majorTickMark minorTickMark tickLblPos spPr txPr ' +
    'crossAx crosses auto lblAlgn noMultiLvlLbl',
  valAx:
    'axId scaling delete axPos majorGridlines numFmt majorTickMark minorTickMark tickLblPos spPr txPr ' +
    'crossAx crosses crossBetween majorUnit',
  scaling: 'logBase orientation max min',
};
