import { createChart } from '../chart/create-chart';
import type { ElementOf, ElementType } from '../../core/elements/slide-element';
import { createImage } from '../image/create-image';
import { createLine } from '../line/create-line';
import { createQrCode, createShape } from '../shape/create-shape';
import { createTable } from '../table/create-table';
import { createText } from '../../core/text/create-text';
import { createTimeline } from '../timeline/timeline-kind';

export const SAMPLE_BOX = { id: 'first', x: 61, y: 47, width: 300, height: 150 };
const shown = { ...SAMPLE_BOX, opacity: 0.5, locked: true, groupIds: ['group'] };
const named = { customName: 'Chosen', sourceName: 'still.png', alt: 'Described' };
const marked = { ...shown, ...named, rotation: 30 };
const lettering = { fontSize: 32, fontFamily: 'Barlow', color: '#112233' };

const SHAPE_TEXT = {
  content: 'Shoot\nin June',
  markRanges: [{ from: 0, to: 5, color: '#c2410c', fontSize: 40 }],
  listItems: [],
  fontSize: 32,
  fontFamily: 'Barlow',
  fontWeight: 'bold',
  fontStyle: 'normal',
  textDecoration: 'none',
  color: '#112233',
  textAlign: 'left',
  letterSpacing: 0,
  lineHeight: 1.5,
  verticalAlign: 'bottom',
  textCase: 'none',
  overflow: 'shrink',
} as const;

type Samples = {
  /** All fields of the first sample are set, so that a new one is missing here. */
  readonly [Type in ElementType]: readonly [Required<ElementOf<Type>>, ...ElementOf<Type>[]];
};

export const SAMPLES: Samples = {
  text: [
    {
      ...createText({ ...marked, ...lettering }),
      content: 'The reel\nstolen',
      markRanges: [{ from: 4, to: 8, fontWeight: 'normal', color: '#c2410c', fontSize: 40 }],
      listItems: [{ line: 1, list: 'number', level: 1 }],
      fontWeight: 'bold',
      fontStyle: 'italic',
      letterSpacing: 0.1,
      lineHeight: 1.5,
      textCase: 'upper',
      textDecoration: 'underline',
      paragraphSpacing: 0.5,
      listIndent: 2,
      textAlign: 'center',
      verticalAlign: 'bottom',
      overflow: 'shrink',
      role: 'body',
    },
  ],
  shape: [
    {
      ...createShape({ ...marked, shapeType: 'preset' }),
      radius: 0,
      pointCount: 5,
      path: '',
      preset: { name: 'heart', adjustments: {}, isMirrored: false },
      text: SHAPE_TEXT,
      textInsets: { left: 12, top: 6, right: 20, bottom: 8 },
      link: '',
      fill: 'linear-gradient(90deg, #102030 0%, #f0e0d0 100%)',
      stroke: '#445566',
      strokeWidth: 4,
    },
    createShape({
      ...SAMPLE_BOX,
      shapeType: 'preset',
      preset: { name: 'rightArrow', adjustments: { adj1: 30_000 }, isMirrored: true },
    }),
    createShape({ ...SAMPLE_BOX, shapeType: 'callout', calloutTip: { x: 0.1, y: 1.5 } }),
    createShape({ ...SAMPLE_BOX, radius: 20 }),
    createShape({ ...SAMPLE_BOX, shapeType: 'polygon', pointCount: 7 }),
    createShape({ ...SAMPLE_BOX, shapeType: 'path', path: 'M0 0L1000 500Z' }),
    { ...createQrCode('https://example.org/reel'), x: 100 },
  ],
  image: [
    {
      ...createImage({ asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 300 }, marked),
      fit: 'cover',
      zoom: 2,
      focalX: 0.2,
      focalY: 0.7,
      radius: 20,
      stroke: '#445566',
      strokeWidth: 4,
      hasShadow: true,
      scrim: 'left',
      scrimColor: '#223344',
      placeholderFill: 'none',
      link: 'https://example.org/reel',
      isVideo: true,
      credit: 'Photo: Mira',
      clip: { asset: 'b'.repeat(64), type: 'video/mp4', autoplays: true },
      adjustments: { brightness: 1.2, contrast: 0.9, saturation: 0, duotone: null },
    },
    createImage(
      { asset: '', naturalWidth: 300, naturalHeight: 150 },
      {
        ...SAMPLE_BOX,
        placeholderFill: 'radial-gradient(circle at 50% 50%, #7d8791 0%, #0b0c0f 100%)',
      },
    ),
    createImage(
      { asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 300 },
      { ...SAMPLE_BOX, height: 225, fit: 'contain' },
    ),
  ],
  table: [
    {
      ...createTable({ ...marked, ...lettering }),
      fullFontSize: 28,
      financeView: 'plan',
      language: 'de',
      decimalSign: ',',
      totalLabel: 'Summe',
      rows: [
        ['Item', 'Amount'],
        ['Cast', '100'],
        ['Crew', '20'],
      ],
      columnWeights: [200, 100],
      rowWeights: [2, 1, 1, 1],
      verticalAlign: 'top',
      hasTotalRow: true,
      lineColor: '#445566',
      headerFill: '#aabbcc',
      headerColor: '#223344',
      bandFill: '#ddeeff',
      cellStyles: [
        {
          row: 2,
          column: 0,
          fill: '#ffeedd',
          color: '#334455',
          fontWeight: 'bold',
          textAlign: 'right',
          verticalAlign: 'bottom',
          margins: { left: 40, right: 12, top: 20, bottom: 8 },
        },
      ],
    },
  ],
  line: [
    {
      ...createLine({ ...marked, rotation: 0 }),
      from: { x: 0, y: 1, arrowhead: 'circle', connection: null },
      to: { x: 1, y: 0, arrowhead: 'triangle', connection: { elementId: 'target', side: 'left' } },
      route: 'elbow',
      stroke: '#445566',
      strokeWidth: 4,
      dash: 'dotted',
    },
  ],
  chart: [
    {
      // Large enough for its type, which a small chart would get smaller.
      ...createChart({ ...marked, ...lettering, fontSize: 14, width: 900, height: 480 }),
      financeView: 'recoupment',
      language: 'de',
      decimalSign: ',',
      totalLabel: 'Net profits',
      kind: 'stacked-column',
      grouping: 'percent',
      title: 'Receipts',
      legend: 'right',
      labels: 'ends',
      sliceLabels: 'percent',
      hasValueAxis: true,
      hasGridLines: false,
      scale: 'k',
      unit: 'seats',
      hasAllFigures: true,
      columns: ['Cinemas', 'Streaming'],
      isSwapped: true,
      lineCount: 1,
      hasPoints: false,
      hasLines: true,
      rows: [
        ['Year', 'Cinemas', 'Streaming'],
        ['2027', '20', '10'],
        ['2028', '5', '40'],
      ],
      sourceTableId: 'target',
      colors: ['#aa1122', '#22aa33'],
      lineColor: '#445566',
    },
  ],
  timeline: [
    {
      ...createTimeline({ ...marked, ...lettering }),
      milestones: [{ date: 'June', label: 'Shoot' }],
      lineColor: '#445566',
      markerColor: '#778899',
    },
  ],
};
