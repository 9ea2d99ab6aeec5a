import { PLAIN_FRAME } from './create';
import { DECK_VERSION, LINE_HEIGHT } from './deck';

type Loose = Readonly<Record<string, unknown>>;

/**
 * One step per version: `steps[n]` turns a deck of version n into one of version n + 1.
 * A step only adds or renames; judging the values is the schema's work.
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

/** Lifts any deck ever written to the present version; what it does not know it hands back. */
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

/** Version 1 knew boxes, text and shapes; version 2 adds rotation, locks, groups and notes. */
function fromOne(deck: Loose): Loose {
  const slides = withSlides(deck, { background: '#ffffff', notes: '', hidden: false });
  const element = { rotation: 0, opacity: 1, locked: false, groupId: null, alt: '' };
  return { palette: [], frame: null, ...withElements(slides, () => element) };
}

/** Version 3 lets elements be named and gives tables a look. */
function fromTwo(deck: Loose): Loose {
  return withElements(deck, ({ type, color }) => ({
    name: '',
    ...(type === 'table' ? { headFill: 'none', headColor: color, band: 'none' } : {}),
  }));
}

/** Version 4 gives decks a theme, words a part to play, and pictures a frame. */
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

/** Version 5 lets some of a box's words be set otherwise than the others, and stand in lists. */
function fromFour(deck: Loose): Loose {
  return withElements(deck, ({ type }) =>
    type === 'text' ? { runs: [], items: [], overflow: 'grow' } : {},
  );
}

/** Version 6 lets slides follow one another in several ways, and stand in sections. */
function fromFive(deck: Loose): Loose {
  return withSlides(deck, { transition: 'cut', section: '' });
}

/** Version 7 gives shapes outlines of their own, and QR codes an address. */
function fromSix(deck: Loose): Loose {
  return withElements(deck, ({ type }) => (type === 'shape' ? { path: '', link: '' } : {}));
}

/** Version 8 puts pictures behind slides. */
function fromSeven(deck: Loose): Loose {
  return withSlides(deck, { picture: null });
}

/** Version 9 lets pictures lead somewhere, to a film for one. */
function fromEight(deck: Loose): Loose {
  return withElements(deck, ({ type }) => (type === 'image' ? { link: '', film: false } : {}));
}

/** Version 10 changes the light and the colours of pictures. */
function fromNine(deck: Loose): Loose {
  const slides = each(deck['slides'], (slide) => ({
    ...slide,
    picture: isLoose(slide['picture']) ? { tone: null, ...slide['picture'] } : null,
  }));
  return withElements({ ...deck, slides }, ({ type }) => (type === 'image' ? { tone: null } : {}));
}

/** Version 11 lets decks have guides of their own. */
function fromTen(deck: Loose): Loose {
  return { guides: [], ...deck };
}

/** Gives every slide what its version adds; what a slide has already stays. */
function withSlides(deck: Loose, added: Loose): Loose {
  return { ...deck, slides: each(deck['slides'], (slide) => ({ ...added, ...slide })) };
}

/** As `withSlides`, for every element of every slide. */
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
