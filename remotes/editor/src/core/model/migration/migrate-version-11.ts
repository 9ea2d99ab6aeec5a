export type JsonObject = Readonly<Record<string, unknown>>;

type Convert = (value: unknown) => unknown;

/** Version 12 has the names of the editor's code: every key and value here is renamed, nothing is added. */
export const migrateVersion11 = (deck: JsonObject): JsonObject => convertKeys(deck, DECK_KEYS);

/** The new name of a key, where it changes, and the conversion of its value. */
interface KeyChange {
  readonly to?: string;
  readonly convert?: Convert;
}

type KeyChanges = Readonly<Record<string, KeyChange>>;

const ADJUSTED_PICTURE_KEYS: KeyChanges = {
  focusX: { to: 'focalX' },
  focusY: { to: 'focalY' },
  tone: { to: 'adjustments' },
};

const LINE_END_KEYS: KeyChanges = {
  head: { to: 'arrowhead' },
  joint: { to: 'connection', convert: convertObject({ id: { to: 'elementId' } }) },
};

const ELEMENT_KEYS: KeyChanges = { title: { to: 'customName' }, name: { to: 'sourceName' } };

const KEYS_BY_ELEMENT_TYPE: Readonly<Record<string, KeyChanges>> = {
  text: {
    runs: { to: 'markRanges' },
    items: { to: 'listItems' },
    overflow: { convert: convertValue({ spill: 'visible' }) },
  },
  shape: {
    shapeType: { convert: convertValue({ bubble: 'callout', code: 'qr-code' }) },
    points: { to: 'pointCount' },
    tip: { to: 'calloutTip' },
  },
  image: {
    ...ADJUSTED_PICTURE_KEYS,
    shadow: { to: 'hasShadow' },
    shade: { to: 'scrim', convert: convertValue({ whole: 'full' }) },
    shadeColor: { to: 'scrimColor' },
    ground: { to: 'placeholderFill' },
    film: { to: 'isVideo' },
  },
  table: {
    columns: { to: 'columnWeights' },
    total: { to: 'hasTotalRow' },
    line: { to: 'lineColor' },
    headFill: { to: 'headerFill' },
    headColor: { to: 'headerColor' },
    band: { to: 'bandFill' },
  },
  line: {
    from: { convert: convertObject(LINE_END_KEYS) },
    to: { convert: convertObject(LINE_END_KEYS) },
  },
  chart: { source: { to: 'sourceTableId' }, line: { to: 'lineColor' } },
};

const SLIDE_KEYS: KeyChanges = {
  elements: { convert: convertList(convertElement) },
  picture: {
    to: 'backgroundPicture',
    convert: convertObject({ ...ADJUSTED_PICTURE_KEYS, darkening: { to: 'scrimOpacity' } }),
  },
  transition: { convert: convertValue({ black: 'dip-to-black', white: 'dip-to-white' }) },
};

const THEME_KEYS: KeyChanges = {
  titleFace: { to: 'titleFont' },
  textFace: { to: 'textFont' },
  titles: { to: 'titleTypography' },
  texts: { to: 'textTypography' },
  still: { to: 'placeholderFill' },
  rule: { to: 'titleRule' },
  logo: { to: 'logoCorner' },
  radius: { to: 'pictureRadius' },
  palette: {
    convert: convertObject({
      ground: { to: 'background' },
      panel: { to: 'surface' },
      ink: { to: 'text' },
      soft: { to: 'mutedText' },
      second: { to: 'secondary' },
      cover: { to: 'coverBackground' },
      coverInk: { to: 'coverText' },
    }),
  },
};

const DECK_KEYS: KeyChanges = {
  slides: { convert: convertList(convertObject(SLIDE_KEYS)) },
  palette: { to: 'swatches' },
  frame: { to: 'frameGuide' },
  theme: { convert: convertObject(THEME_KEYS) },
  guides: { convert: convertList(convertObject({ at: { to: 'position' } })) },
};

function convertElement(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const changes = findOwn(KEYS_BY_ELEMENT_TYPE, String(value['type']));
  return convertKeys(value, { ...ELEMENT_KEYS, ...changes });
}

function convertKeys(value: JsonObject, changes: KeyChanges): JsonObject {
  const entries = Object.entries(value).map(([key, item]) => {
    const { to = key, convert } = findOwn(changes, key) ?? {};
    return [to, convert ? convert(item) : item] as const;
  });
  return Object.fromEntries(entries);
}

function convertObject(changes: KeyChanges): Convert {
  return (value) => (isJsonObject(value) ? convertKeys(value, changes) : value);
}

function convertList(convert: Convert): Convert {
  return (list) => (Array.isArray(list) ? list.map(convert) : list);
}

function convertValue(names: Readonly<Record<string, string>>): Convert {
  return (value) => (typeof value === 'string' ? (findOwn(names, value) ?? value) : value);
}

/** Ignores inherited names, because the keys come from outside. */
function findOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
