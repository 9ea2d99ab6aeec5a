import type * as v from 'valibot';

/** Labels of deck fields, as in the editor's panels. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  adjustments: 'light and colour',
  alt: 'description',
  arrowhead: 'arrowhead',
  asset: 'picture',
  axis: 'direction of the guide',
  backgroundPicture: 'background picture',
  bandFill: 'fill of every second row',
  brightness: 'brightness',
  calloutTip: 'tip of the speech bubble',
  clip: 'video',
  color: 'colour',
  colors: 'colours of the chart',
  columnWeights: 'columns',
  comments: 'comments',
  connection: 'attached element',
  content: 'text',
  contrast: 'contrast',
  customName: 'name',
  dash: 'dashes',
  duotone: 'duotone',
  elementId: 'attached element',
  elements: 'list of elements',
  fill: 'fill',
  finance: 'finance',
  focalX: 'focal point X',
  focalY: 'focal point Y',
  fontFamily: 'font',
  fontSize: 'font size',
  frameGuide: 'frame guide',
  from: 'start of the line',
  groupIds: 'groups',
  guides: 'list of guides',
  hasShadow: 'shadow',
  hasTotalRow: 'total row',
  headerColor: 'header colour',
  headerFill: 'header fill',
  hidden: 'hidden',
  id: 'ID',
  isVideo: 'video link',
  kind: 'kind of chart',
  letterSpacing: 'letter spacing',
  lineColor: 'colour of the lines',
  lineHeight: 'line spacing',
  link: 'link',
  listIndent: 'indent of lists',
  listItems: 'list',
  markRanges: 'formatting of the text',
  naturalHeight: 'picture height',
  naturalWidth: 'picture width',
  notes: 'speaker notes',
  overflow: 'fit of the text',
  palette: 'palette',
  paragraphSpacing: 'space between paragraphs',
  path: 'outline',
  pictureRadius: 'corner radius',
  placeholderFill: 'placeholder fill',
  pointCount: 'number of corners',
  position: 'position of the guide',
  radius: 'corner radius',
  role: 'text role',
  route: 'line route',
  rows: 'cells',
  rowWeights: 'row heights',
  saturation: 'saturation',
  scrim: 'darkening',
  scrimColor: 'colour of the darkening',
  scrimOpacity: 'darkening',
  section: 'name of the section',
  slides: 'list of slides',
  sourceName: 'name',
  sourceTableId: 'table of the chart',
  stroke: 'line',
  strokeWidth: 'line width',
  swatches: 'palette',
  textAlign: 'alignment',
  direction: 'direction of a paragraph',
  textCase: 'case',
  to: 'end of the line',
  transition: 'transition',
  type: 'kind',
  verticalAlign: 'vertical alignment',
  x: 'position X',
  y: 'position Y',
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
  if (keys[0] === 'swatches' && keys.length > 1)
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
