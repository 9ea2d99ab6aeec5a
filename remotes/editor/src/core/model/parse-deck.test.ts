/** @jest-environment node */
import fc from 'fast-check';
import { createBackgroundPicture } from '../edit/background';
import { deckArbitrary } from '../testing/arbitraries';
import { requireTheme } from '../../film/themes/themes';
import {
  createDeck,
  createImage,
  createShape,
  createSlide,
  createText,
  IMAGE_DEFAULTS,
} from './create';
import { createTable } from './create-data-elements';
import { validateDeck, parseDeck } from './parse-deck';

test('Saving and loading a deck gives the same deck', () => {
  fc.assert(
    fc.property(deckArbitrary, (deck) => {
      expect(parseDeck(JSON.stringify(deck))).toEqual({ ok: true, deck });
    }),
  );
});

test('Importing never fails with an exception, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const parsed = parseDeck(new TextDecoder().decode(bytes));
      expect(parsed.ok ? [] : parsed.problems).toBeInstanceOf(Array);
    }),
    { numRuns: 1000 },
  );
});

test('Importing never fails with an exception, whatever the JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (raw, slides) => {
      expect(typeof validateDeck(raw).ok).toBe('boolean');
      expect(validateDeck({ version: 2, id: 'a', title: '', slides }).ok).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('A deck with damaged bytes is refused or still a deck', () => {
  const text = JSON.stringify(createDeck({ slides: [createSlide({ elements: [createText()] })] }));
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), (at, noise) => {
      const parsed = parseDeck(text.slice(0, at) + noise + text.slice(at + 1));
      if (parsed.ok) expect(validateDeck(parsed.deck).ok).toBe(true);
    }),
  );
});

test('Problems say which slide and element is wrong', () => {
  const deck = createDeck({ slides: [createSlide({ elements: [createText({ width: -4 })] })] });
  const parsed = validateDeck({ ...deck, palette: ['red'] });
  expect(parsed).toMatchObject({ ok: false });
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    'Slide 1, element 1: the width is smaller than 1.',
    'Colour 1 of the palette is not a colour such as #1a2b3c.',
  ]);
});

test('Problems are said in the words of the panels, never in those of programs', () => {
  const broken = [
    'text',
    { slides: [] },
    { version: 2, id: 'd', title: 'Bad', palette: [], frame: null, slides: [{ id: 's' }] },
    { ...createDeck(), slides: 'none', title: 4 },
    createDeck({
      slides: [createSlide({ elements: [{ ...createText(), type: 'film' as 'text' }] })],
    }),
    createDeck({ slides: [createSlide({ background: 'red', notes: 7 as unknown as string })] }),
    { ...createDeck(), slides: [null, createSlide({ elements: [null as never] })] },
  ];
  for (const raw of broken) {
    const parsed = validateDeck(raw);
    const words = parsed.ok ? ['It opened.'] : parsed.problems;
    for (const sentence of words) {
      expect(sentence).toMatch(/^[A-Z“].*\.$/);
      expect(sentence).not.toMatch(/JSON|Array|Object|undefined|received|null|string|It opened/);
    }
  }
});

test('A deck of the first version opens', () => {
  const { rotation, opacity, locked, groupId, name, alt, ...text } = createText();
  const old = { id: 'd', title: 'Old', slides: [{ id: 's', elements: [text] }] };
  const parsed = validateDeck(old);
  const added = { rotation, opacity, locked, groupId, name, alt };
  expect(parsed.ok && parsed.deck.slides[0]?.elements[0]).toEqual({ ...text, ...added });
});

test('What an older deck has already stays as it is', () => {
  const text = createText({ opacity: 0.5, name: 'take-2' });
  const old = { id: 'd', title: 'Old', slides: [{ id: 's', elements: [text], notes: 'Wait.' }] };
  const parsed = validateDeck(old);
  expect(parsed.ok && parsed.deck.slides[0]).toMatchObject({ elements: [text], notes: 'Wait.' });
});

test('A table of the second version opens with the look it had', () => {
  const { name: _, headFill: __, headColor: ___, band: ____, ...table } = createTable();
  const old = { ...createDeck(), version: 2, slides: [{ ...createSlide(), elements: [table] }] };
  const parsed = validateDeck(old);
  expect(parsed.ok && parsed.deck.slides[0]?.elements[0]).toEqual({
    ...createTable(),
    id: table.id,
    headColor: table.color,
  });
});

test('Nobody has renamed the elements of a deck of the tenth version', () => {
  const { title: _, ...shape } = createShape();
  const old = { ...createDeck(), version: 10, slides: [{ ...createSlide(), elements: [shape] }] };
  const parsed = validateDeck(old);
  expect(parsed.ok && parsed.deck.slides[0]?.elements).toEqual([{ ...shape, title: '' }]);
});

test('A deck of the third version opens as it was: plain words, and pictures that fill their box', () => {
  const { letterSpacing, lineHeight, verticalAlign, textCase, role, ...text } = createText();
  const picture = { asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 300 };
  const { id, type, x, y, width, height, name, alt, ...image } = createImage(picture);
  const { asset, naturalWidth, naturalHeight, fit, credit } = image;
  const { rotation, opacity, locked, groupId } = image;
  const old = { id, type, x, y, width, height, name, alt, rotation, opacity, locked, groupId };
  const third = { ...old, asset, naturalWidth, naturalHeight, fit, credit };
  const { theme, ...deck } = createDeck({ slides: [createSlide()] });
  const slides = [{ ...deck.slides[0], elements: [text, third] }];
  const parsed = validateDeck({ ...deck, version: 3, slides });
  expect(parsed).toMatchObject({ ok: true, deck: { theme } });
  expect(parsed.ok && parsed.deck.slides[0]?.elements).toEqual([
    { ...text, letterSpacing, lineHeight, verticalAlign, textCase, role },
    { ...third, ...IMAGE_DEFAULTS, title: '' },
  ]);
});

test('A deck of the fourth version opens with plain words, in boxes that grow as they did', () => {
  const { runs: _, items: __, overflow: ___, ...text } = createText({ content: 'Mira\nwaits' });
  const old = { ...createDeck(), version: 4, slides: [{ ...createSlide(), elements: [text] }] };
  const parsed = validateDeck(old);
  expect(parsed.ok && parsed.deck.slides[0]?.elements[0]).toEqual({
    ...text,
    runs: [],
    items: [],
    overflow: 'grow',
  });
});

test('A deck of the fifth version opens with slides that follow by a cut, in no section', () => {
  const { transition: _, section: __, ...slide } = createSlide();
  const parsed = validateDeck({ ...createDeck(), version: 5, slides: [slide] });
  expect(parsed.ok && parsed.deck.slides).toEqual([{ ...slide, transition: 'cut', section: '' }]);
});

test('A link that is none is refused, so that no script can be smuggled in', () => {
  const runs = [{ from: 0, to: 4, link: 'javascript:alert(1)' }];
  const parsed = validateDeck(
    createDeck({ slides: [createSlide({ elements: [createText({ runs })] })] }),
  );
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    'Slide 1, element 1: the link is not an address to link to.',
  ]);
});

test('A deck that carries a theme and gradients is read back as it was', () => {
  const theme = requireTheme('noir');
  const deck = createDeck({ theme, slides: [createSlide({ background: theme.still })] });
  expect(parseDeck(JSON.stringify(deck))).toEqual({ ok: true, deck });
});

test('A gradient is refused where it is none, so that no style can be smuggled in', () => {
  const fills = ['url(http://a.b)', 'linear-gradient(90deg, red, blue)', '#fff', ''];
  for (const background of fills)
    expect(validateDeck(createDeck({ slides: [createSlide({ background })] })).ok).toBe(false);
});

test('A deck from a newer editor is refused with advice', () => {
  const parsed = validateDeck({ ...createDeck(), version: 99 });
  expect(parsed.ok ? '' : parsed.problems[0]).toMatch(/newer version.*Reload/);
});

test('Elements that share an id are told apart again', () => {
  const text = createText();
  const parsed = validateDeck(createDeck({ slides: [createSlide({ elements: [text, text] })] }));
  const ids = parsed.ok ? parsed.deck.slides[0]?.elements.map(({ id }) => id) : [];
  expect(new Set(ids).size).toBe(2);
});

test('A shape of the sixth version opens as it was', () => {
  const { path: _, link: __, ...shape } = createShape({ shapeType: 'star' });
  const old = { ...createDeck(), version: 6, slides: [{ ...createSlide(), elements: [shape] }] };
  const parsed = validateDeck(old);
  expect(parsed.ok && parsed.deck.slides[0]?.elements[0]).toEqual({ ...shape, path: '', link: '' });
});

test.each([
  ['an outline that is none', { shapeType: 'path', path: 'M0 0L1 1 url(x)' }, /outline/],
  ['a code that runs a script', { shapeType: 'code', link: 'javascript:alert(1)' }, /QR code/],
] as const)('A deck with %s is refused', (_, changes, words) => {
  const deck = createDeck({ slides: [createSlide({ elements: [createShape(changes)] })] });
  const parsed = validateDeck(deck);
  expect(parsed.ok ? 'It opened.' : parsed.problems.join()).toMatch(words);
});

test('A slide of the seventh version has no picture behind it', () => {
  const { picture: _, ...slide } = createSlide();
  const parsed = validateDeck({ ...createDeck(), version: 7, slides: [slide] });
  expect(parsed.ok && parsed.deck.slides[0]).toEqual({ ...slide, picture: null });
});

test('A picture of the eighth version leads nowhere', () => {
  const {
    link: _,
    film: __,
    ...image
  } = createImage({ asset: 'e'.repeat(64), naturalWidth: 4, naturalHeight: 3 }, { alt: 'A lamp' });
  const old = { ...createDeck(), version: 8, slides: [{ ...createSlide(), elements: [image] }] };
  const parsed = validateDeck(old);
  expect(parsed.ok && parsed.deck.slides[0]?.elements[0]).toEqual({
    ...image,
    link: '',
    film: false,
  });
});

test('Pictures of the ninth version are seen as they were taken', () => {
  const { tone, ...image } = createImage(
    { asset: 'e'.repeat(64), naturalWidth: 4, naturalHeight: 3 },
    { alt: 'A lamp' },
  );
  const { asset, naturalWidth, naturalHeight } = image;
  const { tone: _, ...picture } = createBackgroundPicture({ asset, naturalWidth, naturalHeight });
  const old = {
    ...createDeck(),
    version: 9,
    slides: [{ ...createSlide(), picture, elements: [image] }],
  };
  const parsed = validateDeck(old);
  expect(parsed.ok && parsed.deck.slides[0]).toMatchObject({
    picture: { ...picture, tone },
    elements: [{ ...image, tone }],
  });
});
