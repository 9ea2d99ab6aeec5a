import { estimateTextWidth, isWhole, wrapText } from '../../../core/text/wrap-text';

/** Labels below columns or points: level, else in two rows that take turns, else slanted, else only some of them. */
export interface SlotLabels {
  /** Lines by label; none for a label that is left out. */
  readonly lines: readonly (readonly string[])[];
  readonly isSlanted: boolean;
  /** Distance between labels that are written. */
  readonly step: number;
  /** Room below the plot. */
  readonly height: number;
  /** Room left of the plot. */
  readonly left: number;
  /** Room right of the plot. */
  readonly right: number;
  /** Distance of every second label below the others; 0 if all stand in one row. */
  readonly rowOffset: number;
  readonly isCut: boolean;
}

interface SlotRoom {
  /** Whole width, with that left of the plot. */
  readonly width: number;
  /** Room that the numbers of the axis take left of the plot. */
  readonly left: number;
  /** Height of the plot and its labels. */
  readonly height: number;
  readonly fontSize: number;
  /** True where every second label cannot stand below the others, as in PowerPoint. */
  readonly hasOneRow?: boolean | undefined;
}

/** Height of a line, as a multiple of the font size. */
export const LINE_RATIO = 1.15;

/** Distance of labels from the plot, and room of two level lines, as multiples of the font size. */
export const LABEL_GAP_RATIO = 0.45;
const MIN_HEIGHT_RATIO = 2.8;

const MAX_LEVEL_LINES = 3;

/** Share of its slot that a level label may take. */
const LEVEL_RATIO = 0.96;

/** Share of the height that slanted labels, and those in two rows, may take. */
const MAX_HEIGHT_RATIO = 0.45;

/** Distance between two rows, as a multiple of the font size. */
const ROW_GAP_RATIO = 0.35;

/** Sine and cosine of the slant. */
const SLANT = Math.SQRT1_2;

export function layoutSlotLabels(labels: readonly string[], room: SlotRoom): SlotLabels {
  const level = layoutLevel(labels, room);
  if (!level.isCut) return level;
  const inTwoRows = room.hasOneRow ? undefined : layoutTwoRows(labels, room);
  if (inTwoRows) return inTwoRows;
  const slanted = [1, 2].map((maxLines) => layoutSlanted(labels, room, maxLines));
  const longest = slanted.findLast((each) => each !== undefined);
  return slanted.find((each) => each?.isCut === false) ?? longest ?? layoutSome(labels, room);
}

function slotSizeOf(labels: readonly string[], { width, left }: SlotRoom): number {
  return (width - left) / Math.max(1, labels.length);
}

function layoutLevel(labels: readonly string[], room: SlotRoom): SlotLabels {
  const { fontSize, left } = room;
  const width = slotSizeOf(labels, room) * LEVEL_RATIO;
  const lines = labels.map((label) => wrapText(label, width, fontSize, MAX_LEVEL_LINES));
  const height = levelHeightOf(lines, fontSize);
  return { ...IN_ONE_ROW, lines, height, left, isCut: areCut(lines, labels) };
}

const IN_ONE_ROW = { isSlanted: false, step: 1, right: 0, rowOffset: 0 };

function levelHeightOf(lines: SlotLabels['lines'], fontSize: number): number {
  const needed = countLines(lines) * LINE_RATIO + LABEL_GAP_RATIO;
  return Math.max(MIN_HEIGHT_RATIO, needed) * fontSize;
}

/** Labels that reach over half of their neighbours' slots; undefined if they are cut even so. */
function layoutTwoRows(labels: readonly string[], room: SlotRoom): SlotLabels | undefined {
  const { fontSize } = room;
  if (labels.length < MIN_LABELS_OF_ROWS) return undefined;
  const layoutBetween = (left: number, right: number) => {
    const slotSize = slotSizeOf(labels, { ...room, left: left + right });
    const width = 2 * slotSize * LEVEL_RATIO;
    const lines = labels.map((label) => wrapText(label, width, fontSize, MAX_LEVEL_LINES));
    const overhangOf = (own: readonly string[] = []) => (widestOf(own, fontSize) - slotSize) / 2;
    return {
      lines,
      left: Math.max(room.left, overhangOf(lines[0])),
      // The last label is strong in a waterfall, and wider than it is estimated.
      right: Math.max(0, overhangOf(lines.at(-1)) + fontSize / 2),
    };
  };
  const widest = layoutBetween(room.left, 0);
  const { left, right } = layoutBetween(widest.left, widest.right);
  const { lines } = layoutBetween(left, right);
  const [upper, lower] = [0, 1].map((row) =>
    countLines(lines.filter((_, index) => index % 2 === row)),
  );
  const rowOffset = ((upper ?? 0) * LINE_RATIO + ROW_GAP_RATIO) * fontSize;
  const height = rowOffset + ((lower ?? 0) * LINE_RATIO + LABEL_GAP_RATIO) * fontSize;
  if (areCut(lines, labels) || height > room.height * MAX_HEIGHT_RATIO) return undefined;
  return { ...IN_ONE_ROW, lines, left, right, rowOffset, height, isCut: false };
}

/** Two labels stand beside each other. */
const MIN_LABELS_OF_ROWS = 3;

/** Labels that end below their slots; undefined where their lines would cover each other. */
function layoutSlanted(
  labels: readonly string[],
  room: SlotRoom,
  maxLines: number,
): SlotLabels | undefined {
  const { fontSize, width } = room;
  const maxHeight = room.height * MAX_HEIGHT_RATIO - LABEL_GAP_RATIO * fontSize;
  const maxWidth = maxHeight / SLANT - maxLines * LINE_RATIO * fontSize;
  if (maxWidth <= fontSize) return undefined;
  const lines = labels.map((label) => wrapText(label, maxWidth, fontSize, maxLines));
  const sizes = lines.map((own) => {
    return (widestOf(own, fontSize) + own.length * LINE_RATIO * fontSize) * SLANT;
  });
  // The first labels reach left over the edge unless the plot begins further right.
  const overhangs = sizes.map((size, index) => {
    const ratio = (index + 0.5) / labels.length;
    return (size - width * ratio) / (1 - ratio);
  });
  const left = Math.max(room.left, ...overhangs);
  const slotSize = slotSizeOf(labels, { ...room, left });
  if (slotSize * SLANT < countLines(lines) * LINE_RATIO * fontSize) return undefined;
  const height = Math.max(0, ...sizes) + LABEL_GAP_RATIO * fontSize;
  const isCut = areCut(lines, labels);
  return { ...IN_ONE_ROW, lines, isSlanted: true, height, left, isCut };
}

/** Every second, third … label on a line. */
function layoutSome(labels: readonly string[], room: SlotRoom): SlotLabels {
  const { fontSize, left } = room;
  const slotSize = slotSizeOf(labels, room);
  const widths = labels.map((label) => estimateTextWidth(label, fontSize));
  const step = Math.ceil((Math.max(...widths) + fontSize) / slotSize);
  const lines = labels.map((label, index) => {
    const center = left + (index + 0.5) * slotSize;
    const half = (widths[index] ?? 0) / 2;
    const isInside = center >= half && center + half <= room.width;
    return index % step === 0 && isInside ? [label] : [];
  });
  const height = levelHeightOf(lines, fontSize);
  const isCut = lines.every((own) => own.length === 0);
  return { ...IN_ONE_ROW, lines, step, height, left, isCut };
}

/** Labels left of horizontal bars. */
export interface BarLabels {
  readonly labelWidth: number;
  readonly labelLines: readonly (readonly string[])[];
  readonly areLabelsCut: boolean;
}

/** Shares of a chart that labels of bars may take: usually, and if they would be cut. */
const [USUAL_BAR_LABEL_RATIO, MAX_BAR_LABEL_RATIO] = [0.34, 0.5] as const;

/** As many lines as a bar has room for, up to three. */
export function layoutBarLabels(
  labels: readonly string[],
  { width, height, fontSize }: Omit<SlotRoom, 'left'>,
): BarLabels {
  const maxLines = Math.min(3, Math.max(1, Math.floor(height / (fontSize * LINE_RATIO))));
  const widest = widestOf(labels, fontSize);
  const layoutIn = (maxWidth: number): BarLabels => {
    const labelWidth = Math.min(widest, maxWidth);
    const labelLines = labels.map((label) => wrapText(label, labelWidth, fontSize, maxLines));
    return { labelWidth, labelLines, areLabelsCut: areCut(labelLines, labels) };
  };
  const usual = layoutIn(width * USUAL_BAR_LABEL_RATIO);
  return usual.areLabelsCut ? layoutIn(width * MAX_BAR_LABEL_RATIO) : usual;
}

function widestOf(lines: readonly string[], fontSize: number): number {
  return Math.max(0, ...lines.map((line) => estimateTextWidth(line, fontSize)));
}

function countLines(lines: SlotLabels['lines']): number {
  return Math.max(1, ...lines.map((own) => own.length));
}

function areCut(lines: SlotLabels['lines'], labels: readonly string[]): boolean {
  return lines.some((own, index) => !isWhole(own, labels[index] ?? ''));
}
