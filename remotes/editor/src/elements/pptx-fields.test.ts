import { createDeck, createSlide } from '../core/model/create';
import { typedKeysOf } from '../core/typed-keys-of';
import { loadSamplePicture } from '../exports/testing/write-pptx-bytes';
import { writePptx } from '../exports/pptx/write-pptx';
import { readPresentation } from '../imports/read-presentation';
import { createChart } from './chart/create-chart';
import type { ElementOf, ElementType, SlideElement } from '../core/elements/slide-element';
import { elementSchema } from './element-schema';
import { createImage } from './image/create-image';
import { createLine } from './line/create-line';
import { createShape } from './shape/create-shape';
import { createTable } from './table/create-table';
import { createText } from '../core/text/create-text';
import { SAMPLE_BOX, SAMPLES } from './testing/element-samples';
import { createTimeline } from './timeline/timeline-kind';

/** Fields of every kind that do not come back from a presentation, with the reason. */
const COMMON_LOSSES = {
  id: 'Shapes have numbers, and a deck that is imported twice needs new ids.',
  locked: 'An imported element is there to be edited.',
  groupIds: 'A group of one element is none.',
  sourceName: 'A shape has one name: the chosen one, or else the source.',
} as const;

const FRAME_LOSSES = {
  rotation: 'PowerPoint does not rotate tables and charts.',
  opacity: 'PowerPoint has no opacity of tables and charts.',
  financeView: 'A presentation has no finance model.',
  language: 'A presentation does not say in which language its amounts are.',
  decimalSign: 'Imported amounts have one only if the file says what they are.',
} as const;

type Losses = {
  readonly [Type in ElementType]: Readonly<Partial<Record<keyof ElementOf<Type>, string>>>;
};

const LOSSES: Losses = {
  text: {
    customName: 'The name of a text is its first words, which are not a chosen name.',
    role: 'Placeholders have fewer roles; a text keeps its look instead.',
  },
  shape: {},
  image: {
    asset: 'The key is that of the stored picture, which the import writes later.',
    fit: 'A whole picture is one that is not cropped.',
    adjustments: 'They are drawn into the picture, so that every program shows them.',
    credit: 'A picture of a presentation has no credit.',
    clip: 'The key is that of the stored video, which the import writes later.',
    link: 'A click on a video plays it, so that no link can be opened by it.',
  },
  table: {
    ...FRAME_LOSSES,
    fullFontSize: 'PowerPoint does not fit tables; the size that they have is written.',
  },
  line: { rotation: 'A rotated line is one between other points.' },
  chart: {
    ...FRAME_LOSSES,
    totalLabel: 'Only a waterfall has the column that it names.',
    sliceLabels: 'Only slices have them.',
    hasLines: 'Only scatter charts have them.',
    hasAllFigures: 'Only charts have it whose figures would be left out otherwise.',
  },
  timeline: {},
};

const DEFAULTS: { readonly [Type in ElementType]: ElementOf<Type> } = {
  text: createText(),
  shape: createShape(),
  image: createImage({ asset: '', naturalWidth: 1, naturalHeight: 1 }),
  table: createTable(),
  line: createLine(),
  chart: createChart(),
  timeline: createTimeline(),
};

/** Elements that those of other kinds refer to. */
const TARGETS: Readonly<Partial<Record<ElementType, SlideElement>>> = {
  line: createShape({
    id: 'target',
    x: SAMPLE_BOX.x + SAMPLE_BOX.width,
    y: SAMPLE_BOX.y - 50,
    height: 100,
  }),
  chart: createTable({
    id: 'target',
    rows: SAMPLES.chart[0]?.rows ?? [],
    columnWeights: [1, 1, 1],
  }),
};

async function passThroughPptx(element: SlideElement): Promise<SlideElement> {
  const target = TARGETS[element.type];
  const elements = target ? [target, element] : [element];
  const deck = createDeck({ slides: [createSlide({ elements })] });
  const bytes = new Uint8Array(await writePptx(deck, loadSamplePicture));
  const read = await readPresentation(bytes, {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 400, height: 300, displaySize: null }),
  });
  const found = read.deck.slides[0]?.elements ?? [];
  const result = found.at(-1);
  if (!result) throw new Error('The element was not read.');
  return renameTarget(result, found[0]?.id);
}

/** Ids are made anew; that of a connected element is not what is tested. */
function renameTarget(element: SlideElement, id = ''): SlideElement {
  return JSON.parse(JSON.stringify(element).replaceAll(id, 'target')) as SlideElement;
}

/** Numbers may be rounded, and keys may be in another order. */
function isEqual(before: unknown, after: unknown): boolean {
  if (typeof before === 'number' && typeof after === 'number')
    return Math.abs(before - after) < 0.02;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after)
    return before === after;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].every((key) => isEqual(Reflect.get(before, key), Reflect.get(after, key)));
}

const schemas = new Map(
  elementSchema.options.map((schema) => [schema.entries.type.literal, schema]),
);

test.each(typedKeysOf(SAMPLES))(
  'Every field of %s comes back from a presentation, or is listed with the reason why not',
  async (type) => {
    const results = await Promise.all(
      SAMPLES[type].map(async (sample) => ({ sample, read: await passThroughPptx(sample) })),
    );
    const isKept = (field: string) =>
      results.every(({ sample, read }) =>
        isEqual(Reflect.get(sample, field), Reflect.get(read, field)),
      );
    const isTested = (field: string) =>
      SAMPLES[type].some(
        (sample) => !isEqual(Reflect.get(sample, field), Reflect.get(DEFAULTS[type], field)),
      );
    const fields = Object.keys(schemas.get(type)?.entries ?? {});
    expect(fields.filter((field) => !isKept(field) || !isTested(field)).toSorted()).toEqual(
      ['type', ...Object.keys({ ...COMMON_LOSSES, ...LOSSES[type] })].toSorted(),
    );
  },
);

test('The last column of a waterfall keeps its name', async () => {
  const waterfall = createChart({ kind: 'waterfall', totalLabel: 'Net profits' });
  expect(await passThroughPptx(waterfall)).toMatchObject({ totalLabel: 'Net profits' });
});
