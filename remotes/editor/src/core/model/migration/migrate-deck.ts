import { DECK_VERSION } from '../deck-constants';

/** Version 12 has the names of the editor's code: every key and value here is renamed, nothing is added. */
const migrateVersion11 = (deck: JsonObject): JsonObject => convertKeys(deck, DECK_KEYS);

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

/**
 * Migrations: `steps[n]` converts a deck from version n to n + 1. Steps only add or rename; the schema validates the
 * values. Names and defaults are literals of the step, so that later changes of the code do not reach them.
 */
const steps: Readonly<Record<number, (deck: JsonObject) => JsonObject>> = {
  1: migrateVersion1,
  2: migrateVersion2,
  3: migrateVersion3,
  4: migrateVersion4,
  5: migrateVersion5,
  6: migrateVersion6,
  7: migrateVersion7,
  8: migrateVersion8,
  9: migrateVersion9,
  10: migrateVersion10,
  11: migrateVersion11,
  // Version 13 adds optional fields only: more kinds of charts, merged cells, marks and spacing of text, the
  // finance model. An editor of version 12 would refuse them as invalid; the number makes it advise to reload.
  12: (deck) => deck,
  // Version 14 also adds a kind of element, own fonts and parts of themes; editors of version 13 advise to reload.
  13: migrateVersion13,
  // Version 15 adds optional fields: own videos, comments and the height of slides, which editors of version 14 would drop.
  14: (deck) => deck,
  15: migrateVersion15,
  16: migrateVersion16,
  // Version 18 adds cents and parts of percents to the finance model, which editors of version 17 would refuse as invalid.
  17: (deck) => deck,
  // Version 19 adds two statuses of sources of financing, which editors of version 18 would refuse as invalid.
  18: (deck) => deck,
  // Version 20 adds a kind of source of financing, which editors of version 19 would refuse as invalid.
  19: (deck) => deck,
};

/** Migrates a deck of any earlier version to the current one; returns unknown input unchanged. */
export function migrateDeck(raw: unknown): unknown {
  if (!isJsonObject(raw)) return raw;
  let deck = 'version' in raw ? raw : { ...raw, version: 1 };
  while (deck['version'] !== DECK_VERSION) {
    const version = Number(deck['version']);
    const step = steps[version];
    if (!step) return deck;
    deck = { ...step(deck), version: version + 1 };
  }
  return deck;
}

/** Version 2 adds rotation, locks, groups and notes. */
function migrateVersion1(deck: JsonObject): JsonObject {
  const slides = addToSlides(deck, { background: '#ffffff', notes: '', hidden: false });
  const element = { rotation: 0, opacity: 1, locked: false, groupId: null, alt: '' };
  return { palette: [], frame: null, ...addToElements(slides, () => element) };
}

/** Version 3 adds element names and table styles. */
function migrateVersion2(deck: JsonObject): JsonObject {
  const named = addToElements(deck, () => ({ name: '' }));
  return addByType(named, {
    table: ({ color }) => ({ headFill: 'none', headColor: color, band: 'none' }),
  });
}

/** Version 4 adds themes, text roles and image crops. */
function migrateVersion3(deck: JsonObject): JsonObject {
  return {
    theme: null,
    ...addByType(deck, { image: () => IMAGE_IN_FOUR, text: () => TEXT_IN_FOUR }),
  };
}

const IMAGE_IN_FOUR = {
  fit: 'cover',
  zoom: 1,
  focusX: 0.5,
  focusY: 0.5,
  radius: 0,
  stroke: 'none',
  strokeWidth: 0,
  shadow: false,
  shade: 'none',
  shadeColor: '#000000',
  ground: 'none',
};

const TEXT_IN_FOUR = {
  letterSpacing: 0,
  lineHeight: 1.2,
  verticalAlign: 'top',
  textCase: 'none',
  role: null,
};

/** Version 5 adds marks and lists within a text. */
function migrateVersion4(deck: JsonObject): JsonObject {
  return addByType(deck, { text: () => ({ runs: [], items: [], overflow: 'grow' }) });
}

/** Version 6 adds transitions and sections. */
function migrateVersion5(deck: JsonObject): JsonObject {
  return addToSlides(deck, { transition: 'cut', section: '' });
}

/** Version 7 adds custom outlines, and links of QR codes. */
function migrateVersion6(deck: JsonObject): JsonObject {
  return addByType(deck, { shape: () => ({ path: '', link: '' }) });
}

/** Version 8 adds background pictures. */
function migrateVersion7(deck: JsonObject): JsonObject {
  return addToSlides(deck, { picture: null });
}

/** Version 9 adds links of images, with a flag for videos. */
function migrateVersion8(deck: JsonObject): JsonObject {
  return addByType(deck, { image: () => ({ link: '', film: false }) });
}

/** Version 10 adds image adjustments. */
function migrateVersion9(deck: JsonObject): JsonObject {
  const slides = mapObjects(deck['slides'], (slide) => ({
    ...slide,
    picture: isJsonObject(slide['picture']) ? { tone: null, ...slide['picture'] } : null,
  }));
  return addByType({ ...deck, slides }, { image: () => ({ tone: null }) });
}

/** Version 11 adds ruler guides and custom names. */
function migrateVersion10(deck: JsonObject): JsonObject {
  return { guides: [], ...addToElements(deck, () => ({ title: '' })) };
}

/**
 * Version 14 adds borders of cells, the name of a waterfall's last column, and figures of the finance model in text.
 * Views of the model get its new wording, or they would count as set by hand.
 */
function migrateVersion13(deck: JsonObject): JsonObject {
  const named = addByType(deck, {
    chart: ({ financeView }) => (financeView === 'recoupment' ? { totalLabel: 'Net profits' } : {}),
  });
  return { ...named, slides: mapObjects(named['slides'], renameEmptyReturns) };
}

/** Cases without receipts have no return. */
function renameEmptyReturns(slide: JsonObject): JsonObject {
  const elements = mapObjects(slide['elements'], (element) => {
    const { financeView, rows } = element;
    if (financeView !== 'returns' || !Array.isArray(rows)) return element;
    const receipts: unknown = rows[1];
    const isEmpty = (column: number) =>
      Array.isArray(receipts) && /^\D*0$/.test(String(receipts[column]));
    const rename = (cell: unknown, column: number) =>
      cell === '-100%' && isEmpty(column) ? '–' : cell;
    return { ...element, rows: rows.map((row) => (Array.isArray(row) ? row.map(rename) : row)) };
  });
  return { ...slide, elements };
}

/** Version 16 adds the language of decks, all of which were English, and moves the currency there from the finance model. */
function migrateVersion15(deck: JsonObject): JsonObject {
  if (!isJsonObject(deck['finance'])) return { language: 'en', currency: '$', ...deck };
  const { currency, ...finance } = deck['finance'];
  return { language: 'en', currency, ...deck, finance };
}

/**
 * Version 17 makes groups a tree, and adds directions of paragraphs. Left and right are sides of text from left to right
 * since then, so Hebrew and Arabic that somebody moved to the right stay there.
 */
function migrateVersion16(deck: JsonObject): JsonObject {
  const slides = mapObjects(deck['slides'], (slide) => ({
    ...slide,
    elements: mapObjects(slide['elements'], ({ groupId, ...element }) => ({
      groupIds: typeof groupId === 'string' ? [groupId] : [],
      ...alignFromRight(element),
      ...(isJsonObject(element['text']) && { text: alignFromRight(element['text']) }),
    })),
  }));
  return { ...deck, slides };
}

function alignFromRight(text: JsonObject): JsonObject {
  const { content, listItems, textAlign } = text;
  if (typeof content !== 'string') return text;
  const turn = (line: string | undefined, align: unknown) =>
    align === 'right' && /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(line ?? '')
      ? 'left'
      : align;
  const lines = content.split('\n');
  return {
    ...text,
    textAlign: turn(content, textAlign),
    listItems: mapObjects(listItems, (item) =>
      'textAlign' in item
        ? { ...item, textAlign: turn(lines[Number(item['line'])], item['textAlign']) }
        : item,
    ),
  };
}

/** Adds properties to every slide; existing ones win. */
function addToSlides(deck: JsonObject, added: JsonObject): JsonObject {
  return { ...deck, slides: mapObjects(deck['slides'], (slide) => ({ ...added, ...slide })) };
}

/** Adds properties to every element of every slide; existing ones win. */
function addToElements(deck: JsonObject, added: (element: JsonObject) => JsonObject): JsonObject {
  return {
    ...deck,
    slides: mapObjects(deck['slides'], (slide) => ({
      ...slide,
      elements: mapObjects(slide['elements'], (element) => ({ ...added(element), ...element })),
    })),
  };
}

/** Adds properties to the elements of some types. */
function addByType(
  deck: JsonObject,
  added: Readonly<Record<string, (element: JsonObject) => JsonObject>>,
): JsonObject {
  const addedByType = new Map(Object.entries(added));
  return addToElements(
    deck,
    (element) => addedByType.get(String(element['type']))?.(element) ?? {},
  );
}

function mapObjects(list: unknown, change: (item: JsonObject) => JsonObject): unknown {
  return Array.isArray(list)
    ? list.map((item) => (isJsonObject(item) ? change(item) : item))
    : list;
}

export type JsonObject = Readonly<Record<string, unknown>>;

type Convert = (value: unknown) => unknown;

/** The new name of a key, where it changes, and the conversion of its value. */
interface KeyChange {
  readonly to?: string;
  readonly convert?: Convert;
}

type KeyChanges = Readonly<Record<string, KeyChange>>;

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

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
