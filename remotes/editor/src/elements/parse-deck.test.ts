/** @jest-environment node */
import fc from 'fast-check';
import { deckArbitrary } from '../core/testing/arbitraries';
import { requireTheme } from '../film/themes/themes';
import { createDeck, createSlide } from '../core/model/create';
import { createShape } from './shape/create-shape';
import { createText } from '../core/text/create-text';
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
  const parsed = validateDeck({ ...deck, swatches: ['red'] });
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

test('What an older deck has already stays as it is', () => {
  const text = createText({ opacity: 0.5, sourceName: 'take-2' });
  const old = { id: 'd', title: 'Old', slides: [{ id: 's', elements: [text], notes: 'Wait.' }] };
  const parsed = validateDeck(old);
  expect(parsed.ok && parsed.deck.slides[0]).toMatchObject({ elements: [text], notes: 'Wait.' });
});

test('A link that is none is refused, so that no script can be smuggled in', () => {
  const markRanges = [{ from: 0, to: 4, link: 'javascript:alert(1)' }];
  const parsed = validateDeck(
    createDeck({ slides: [createSlide({ elements: [createText({ markRanges })] })] }),
  );
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    'Slide 1, element 1: the link is not an address to link to.',
  ]);
});

test('A deck that carries a theme and gradients is read back as it was', () => {
  const theme = requireTheme('noir');
  const deck = createDeck({ theme, slides: [createSlide({ background: theme.placeholderFill })] });
  expect(parseDeck(JSON.stringify(deck))).toEqual({ ok: true, deck });
});

test('A gradient is refused where it is none, so that no style can be smuggled in', () => {
  const fills = ['url(http://a.b)', 'linear-gradient(90deg, red, blue)', '#fff', ''];
  for (const background of fills)
    expect(validateDeck(createDeck({ slides: [createSlide({ background })] })).ok).toBe(false);
});

test('Elements that share an id are told apart again', () => {
  const text = createText();
  const parsed = validateDeck(createDeck({ slides: [createSlide({ elements: [text, text] })] }));
  const ids = parsed.ok ? parsed.deck.slides[0]?.elements.map(({ id }) => id) : [];
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ['an outline that is none', { shapeType: 'path', path: 'M0 0L1 1 url(x)' }, /outline/],
  ['a code that runs a script', { shapeType: 'qr-code', link: 'javascript:alert(1)' }, /QR code/],
] as const)('A deck with %s is refused', (_, changes, words) => {
  const deck = createDeck({ slides: [createSlide({ elements: [createShape(changes)] })] });
  const parsed = validateDeck(deck);
  expect(parsed.ok ? 'It opened.' : parsed.problems.join()).toMatch(words);
});
