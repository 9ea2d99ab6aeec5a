/** Singular, plural and outcome of content that was not imported as it is. */
const WARNING_KINDS = {
  chart: ['chart', 'charts', 'left out'],
  diagram: ['SmartArt diagram', 'SmartArt diagrams', 'left out'],
  'diagram-shapes': ['SmartArt diagram', 'SmartArt diagrams', 'shown as a group of shapes'],
  'diagram-texts': ['SmartArt diagram', 'SmartArt diagrams', 'shown as a list of its texts'],
  media: [
    'video or sound',
    'videos or sounds',
    'left out; the picture for it stays. MP4 and WebM videos of up to 50 MB, and 100 MB together, are kept',
  ],
  picture: ['picture', 'pictures', 'left out: browsers cannot show it. Save it as PNG or JPEG'],
  unknown: ['element of an unknown kind', 'elements of an unknown kind', 'left out'],
  geometry: ['shape', 'shapes', 'shown as a rectangle: this editor does not have the outline'],
  pattern: ['surface', 'surfaces', 'painted in one colour instead of a pattern or a picture'],
  'mixed-text': ['text', 'texts', 'set in one font, spacing and case'],
  columns: ['text', 'texts', 'set in one column'],
  numbering: ['list', 'lists', 'numbered with a period after each number'],
  renumbered: ['list', 'lists', 'numbered from 1'],
  mirrored: ['mirrored element', 'mirrored elements', 'shown as it was before it was mirrored'],
  merged: ['table', 'tables', 'shown with its header apart from the rows that it was merged with'],
  cut: ['text', 'texts', 'cut off: it was too long'],
  curved: ['curved connector', 'curved connectors', 'drawn straight'],
  'chart-kind': ['chart', 'charts', 'drawn as the nearest kind that this editor has'],
  'chart-axis': ['chart', 'charts', 'drawn with one plain axis of values'],
  'chart-figures': [
    'chart',
    'charts',
    'drawn without some of its figures. Compare it with the file',
  ],
  animation: ['slide', 'slides', 'without its animations'],
  transition: ['slide', 'slides', 'shown with a cut: this editor does not have its transition'],
  comment: ['slide', 'slides', 'without its comments'],
} as const satisfies Record<string, readonly [one: string, many: string, fate: string]>;

export type ImportWarningKind = keyof typeof WARNING_KINDS;

/** Counts content that was not imported as it is, for one summary at the end. */
export class ImportWarnings {
  readonly #counts = new Map<ImportWarningKind, number>();
  readonly #sentences = new Set<string>();

  count(kind: ImportWarningKind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  add(sentence: string): void {
    this.#sentences.add(sentence);
  }

  sentences(): readonly string[] {
    const countSentences = Array.from(this.#counts, ([kind, count]) => {
      const [one, many, outcome] = WARNING_KINDS[kind];
      return count === 1 ? `1 ${one} is ${outcome}.` : `${count} ${many} are ${toPlural(outcome)}.`;
    });
    return [...this.#sentences, ...countSentences];
  }
}

function toPlural(outcome: string): string {
  return outcome
    .replace('a rectangle', 'rectangles')
    .replace('a group', 'groups')
    .replace('a list', 'lists')
    .replace(/\bits\b/g, 'their')
    .replace('it was before it was', 'they were before they were')
    .replace('it was', 'they were')
    .replace('the outline', 'the outlines')
    .replace('Save it', 'Save them');
}
