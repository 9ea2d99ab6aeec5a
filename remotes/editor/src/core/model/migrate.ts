import { PLAIN_FRAME } from './create';
import { DECK_VERSION, LINE_HEIGHT } from './deck';

type Loose = Readonly<Record<string, unknown>>;

/**
 * Migrations: `steps[n]` converts a deck from version n to n + 1. Steps only add or rename; the schema validates the
 * values.
 */
const steps: Readonly<Record<number, (deck: Loose) => Loose>> = {
  1: fromOne,
  2: fromTwo,
  3: fromThree,
  4: fromFour,
  5: fromFive,
  6: fromSix,
  7: fromSeven,
  8: fromEight,
  9: fromNine,
  10: fromTen,
};

/** Migrates a deck of any earlier version to the current one; returns unknown input unchanged. */
export function migrate(raw: unknown): unknown {
  if (!isLoose(raw)) return raw;
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
function fromOne(deck: Loose): Loose {
  const slides = withSlides(deck, { background: '#ffffff', notes: '', hidden: false });
  const element = { rotation: 0, opacity: 1, locked: false, groupId: null, alt: '' };
  return { palette: [], frame: null, ...withElements(slides, () => element) };
}

/** Version 3 adds element names and table styles. */
function fromTwo(deck: Loose): Loose {
  return withElements(deck, ({ type, color }) => ({
    name: '',
    ...(type === 'table' ? { headFill: 'none', headColor: color, band: 'none' } : {}),
  }));
}

/** Version 4 adds themes, text roles and image crops. */
function fromThree(deck: Loose): Loose {
  return {
    theme: null,
    ...withElements(deck, ({ type }) => ADDED_IN_FOUR[String(type)] ?? {}),
  };
}

const ADDED_IN_FOUR: Readonly<Record<string, Loose>> = {
  image: PLAIN_FRAME,
  text: {
    letterSpacing: 0,
    lineHeight: LINE_HEIGHT,
    verticalAlign: 'top',
    textCase: 'none',
    role: null,
  },
};

/** Version 5 adds marks and lists within a text. */
function fromFour(deck: Loose): Loose {
  return withElements(deck, ({ type }) =>
    type === 'text' ? { runs: [], items: [], overflow: 'grow' } : {},
  );
}

/** Version 6 adds transitions and sections. */
function fromFive(deck: Loose): Loose {
  return withSlides(deck, { transition: 'cut', section: '' });
}

/** Version 7 adds custom outlines, and links of QR codes. */
function fromSix(deck: Loose): Loose {
  return withElements(deck, ({ type }) => (type === 'shape' ? { path: '', link: '' } : {}));
}

/** Version 8 adds background pictures. */
function fromSeven(deck: Loose): Loose {
  return withSlides(deck, { picture: null });
}

/** Version 9 adds links of images, with a flag for videos. */
function fromEight(deck: Loose): Loose {
  return withElements(deck, ({ type }) => (type === 'image' ? { link: '', film: false } : {}));
}

/** Version 10 adds image adjustments. */
function fromNine(deck: Loose): Loose {
  const slides = each(deck['slides'], (slide) => ({
    ...slide,
    picture: isLoose(slide['picture']) ? { tone: null, ...slide['picture'] } : null,
  }));
  return withElements({ ...deck, slides }, ({ type }) => (type === 'image' ? { tone: null } : {}));
}

/** Version 11 adds ruler guides and custom names. */
function fromTen(deck: Loose): Loose {
  return { guides: [], ...withElements(deck, () => ({ title: '' })) };
}

/** Adds properties to every slide; existing ones win. */
function withSlides(deck: Loose, added: Loose): Loose {
  return { ...deck, slides: each(deck['slides'], (slide) => ({ ...added, ...slide })) };
}

/** Adds properties to every element of every slide; existing ones win. */
function withElements(deck: Loose, added: (element: Loose) => Loose): Loose {
  return {
    ...deck,
    slides: each(deck['slides'], (slide) => ({
      ...slide,
      elements: each(slide['elements'], (element) => ({ ...added(element), ...element })),
    })),
  };
}

function each(list: unknown, change: (item: Loose) => Loose): unknown {
  return Array.isArray(list) ? list.map((item) => (isLoose(item) ? change(item) : item)) : list;
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
