import type * as v from 'valibot';

/** Labels of deck fields, as in the editor's panels. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  x: 'place from the left (X)',
  y: 'place from the top (Y)',
  alt: 'description',
  brightness: 'brightness',
  contrast: 'contrast',
  duotone: 'duotone',
  saturation: 'saturation',
  tone: 'light and colour',
  asset: 'picture',
  at: 'place of the guide',
  axis: 'direction of the guide',
  color: 'colour',
  colors: 'colours of the chart',
  columns: 'columns',
  content: 'text',
  elements: 'list of elements',
  darkening: 'darkening',
  dash: 'dashes',
  fill: 'fill',
  film: 'sign of a film',
  focusX: 'point in sight, across',
  focusY: 'point in sight, down',
  fontFamily: 'font',
  from: 'start of the line',
  fontSize: 'font size',
  ground: 'ground',
  groupId: 'group',
  guides: 'list of guides',
  headColor: 'heading colour',
  headFill: 'heading ground',
  head: 'head of the line',
  hidden: 'mark for hidden slides',
  id: 'name inside the file',
  items: 'list',
  joint: 'place an end sticks to',
  kind: 'kind of chart',
  letterSpacing: 'letter spacing',
  line: 'colour of the lines',
  lineHeight: 'line spacing',
  link: 'link',
  naturalHeight: 'picture height',
  naturalWidth: 'picture width',
  notes: 'speaker notes',
  overflow: 'fit of the text',
  palette: 'palette',
  path: 'outline',
  picture: 'background picture',
  points: 'number of corners',
  radius: 'corner',
  role: 'part the words play',
  route: 'way of the line',
  rows: 'cells',
  runs: 'marks on the text',
  section: 'name of the section',
  shade: 'darkening',
  shadeColor: 'colour of the darkening',
  slides: 'list of slides',
  source: 'table of the chart',
  stroke: 'line',
  strokeWidth: 'line width',
  textAlign: 'alignment',
  textCase: 'case',
  tip: 'tip of the speech bubble',
  to: 'end of the line',
  transition: 'transition',
  type: 'kind',
  verticalAlign: 'alignment down',
};

/** Validation issue as a sentence for the person who opened the file. */
export function validationMessageOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const sentence = `${locationOf(keys)}${fieldLabelOf(keys)} ${issueTextOf(issue)}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** "Slide 3, element 1: " for slides.2.elements.0. */
function locationOf(keys: readonly unknown[]): string {
  if (keys[0] !== 'slides' || keys.length < 2) return '';
  const slide = `Slide ${Number(keys[1]) + 1}`;
  const isElement = keys[2] === 'elements' && keys.length > 3;
  return isElement ? `${slide}, element ${Number(keys[3]) + 1}: ` : `${slide}: `;
}

function fieldLabelOf(keys: readonly unknown[]): string {
  if (keys[0] === 'palette' && keys.length > 1)
    return `colour ${Number(keys[1]) + 1} of the palette`;
  const name = keys.findLast(
    (key): key is string => typeof key === 'string' && !isLocationKey(keys, key),
  );
  if (name === undefined) return keys.length > 3 ? 'the element' : 'the slide';
  return `the ${FIELD_LABELS[name] ?? name}`;
}

/** `slides` and `elements` only give the location in slides.2.elements.0. */
function isLocationKey(keys: readonly unknown[], key: unknown): boolean {
  const isInside = keys[0] === 'slides' && keys.length > 1;
  return (isInside && key === 'slides') || (isInside && key === 'elements' && keys.length > 3);
}

function issueTextOf({ message, received, type, requirement }: v.BaseIssue<unknown>): string {
  if (message.startsWith('is ') || message.startsWith('does ')) return message;
  if (received === 'undefined') return 'is missing';
  if (type === 'min_value') return `is smaller than ${String(requirement)}`;
  if (type === 'max_value' || type === 'lt_value') return `is larger than ${String(requirement)}`;
  if (type === 'max_length') return `is longer than ${String(requirement)}`;
  if (type === 'min_length') return 'is empty';
  return 'is something this editor does not know';
}
