import { createDeck, createSlide } from '../core/model/create';
import { createText } from '../core/text/create-text';
import type { Deck, Slide } from '../core/model/deck-schema';
import type { SlideElement } from '../core/elements/slide-element';
import { parseFill } from '../core/model/colors';
import { CELL_STYLES, createFullDeck } from '../exports/testing/create-full-deck';
import { writePptxBytes } from '../exports/testing/write-pptx-bytes';
import { LAYOUT_TITLES, type LayoutName } from '../film/layouts/layouts';
import { createSampleSlide } from '../film/layouts/create-sample-slide';
import { FILM_THEMES } from '../film/themes/themes';
import { replaceAssetKeys } from '../storage/assets/replace-asset-keys';
import { type PresentationImport, readPresentation, requireValidDeck } from './read-presentation';

const KEY = 'a'.repeat(64);

async function thereAndBack(deck: Deck): Promise<PresentationImport> {
  const bytes = new Uint8Array(await writePptxBytes(deck));
  return readPresentation(bytes, {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 400, height: 300, displaySize: null }),
  });
}

/** Visible contents of the presentation: an empty box and an invisible frame are left out. */
function isCarried(element: SlideElement): boolean {
  if (element.type === 'text') return element.content.trim() !== '';
  return element.type !== 'image' || element.asset !== '' || element.placeholderFill !== 'none';
}

describe('All layouts in all ten themes, written as a presentation and read again', () => {
  const layouts = Object.keys(LAYOUT_TITLES) as LayoutName[];
  const slides = FILM_THEMES.flatMap((theme) =>
    layouts.map((name) => createSampleSlide(name, theme)),
  );
  const deck = createDeck({ title: 'All of them', slides });
  let read: PresentationImport;

  beforeAll(async () => {
    read = await thereAndBack(deck);
  });

  const pairs = () =>
    deck.slides.flatMap((slide, index) => {
      const expected = slide.elements.filter(isCarried);
      const found = read.deck.slides[index]?.elements ?? [];
      expect(found).toHaveLength(expected.length);
      return expected.map((element, place) => [element, found[place]] as const);
    });

  test('every box is exactly where it was: letters of another fraction of a pixel look different', () => {
    expect(pairs().length).toBeGreaterThan(600);
    const boxOf = ({ x, y, width, height, rotation }: SlideElement) =>
      [x, y, width, height, rotation].map((value) => Math.round(value * 1000) / 1000);
    for (const [before, after] of pairs()) {
      const { x, y, width, height, rotation } = after ?? before;
      expect([x, y, width, height, rotation]).toEqual(boxOf(before));
    }
  });

  test('the words are the same, and set as they were', () => {
    for (const [before, after] of pairs()) {
      if (before.type !== 'text') continue;
      expect(wordedOf(after)).toEqual(wordedOf(before));
      for (const number of ['fontSize', 'lineHeight', 'letterSpacing'] as const)
        expect(after?.type === 'text' && after[number]).toBeCloseTo(before[number], 1);
    }
  });

  test('grounds, frames and their darkening are what they were', () => {
    expect(read.deck.slides.map(({ background }) => parseFill(background))).toEqual(
      slides.map(({ background }) => parseFill(background)),
    );
    for (const [before, after] of pairs()) {
      if (before.type !== 'image') continue;
      const { placeholderFill, radius, scrim, sourceName } = before;
      expect(after).toMatchObject({ type: 'image', asset: '', radius, scrim, sourceName });
      expect(after?.type === 'image' && parseFill(after.placeholderFill)).toEqual(
        parseFill(placeholderFill),
      );
    }
  });

  test('it is a sound deck, of which nothing was lost', () => {
    expect(() => requireValidDeck(read.deck)).not.toThrow();
    expect(read.deck.title).toBe('All of them');
    expect(read.warnings).toEqual([]);
  });
});

function wordedOf(element: SlideElement | undefined) {
  if (element?.type !== 'text') return undefined;
  const { content, fontFamily, fontWeight, fontStyle, color } = element;
  const { textAlign, verticalAlign, textCase } = element;
  return {
    content,
    fontFamily,
    fontWeight,
    fontStyle,
    color,
    textAlign,
    verticalAlign,
    textCase,
  };
}

test('Transitions, sections and hidden slides come back as they went', async () => {
  const elements = [createText({ content: 'Reel' })];
  const slides = [
    createSlide({ elements }),
    createSlide({ elements, transition: 'dissolve', section: 'Act one & two' }),
    createSlide({ elements, transition: 'dip-to-black', section: 'Act one & two', hidden: true }),
    createSlide({ elements, transition: 'dip-to-white', section: 'Act three' }),
  ];
  const { deck, warnings } = await thereAndBack(createDeck({ slides }));
  const factsOf = ({ transition, section, hidden }: Slide) => ({ transition, section, hidden });
  expect(deck.slides.map(factsOf)).toEqual(slides.map(factsOf));
  expect(warnings).toEqual([]);
});

describe('One of everything, written as a presentation and read again', () => {
  const before = createFullDeck();
  let slides: Deck['slides'];
  let remarks: readonly string[];

  beforeAll(async () => {
    const { deck, pictures, ...read } = await thereAndBack(before);
    remarks = read.warnings;
    slides = requireValidDeck(
      replaceAssetKeys(deck, new Map(pictures.map(([path]) => [path, KEY]))),
    ).slides;
  });

  test('a picture keeps its crop, its corners and its description', () => {
    const image = slides[0]?.elements.find((element) => element.type === 'image');
    expect(image).toMatchObject({ asset: KEY, alt: 'A still', sourceName: '' });
    expect(image?.zoom).toBeCloseTo(2, 2);
    expect(image?.focalX).toBeCloseTo(0.25, 2);
    expect(image?.radius).toBeCloseTo(20, 1);
  });

  test('a shape keeps its turn, its border and its opacity', () => {
    const rotated = slides[0]?.elements.find(({ rotation }) => rotation === 30);
    expect(rotated).toMatchObject({ type: 'shape', strokeWidth: 3, stroke: '#64748b' });
    expect(rotated?.x).toBeCloseTo(533, 1);
    const circle = slides[0]?.elements.find(({ opacity }) => opacity === 0.5);
    expect(circle).toMatchObject({ shapeType: 'circle', width: 99 });
  });

  test('a table keeps its cells and its looks; notes are there', () => {
    const table = slides[1]?.elements.find((element) => element.type === 'table');
    expect(table).toMatchObject({ x: 80, y: 120, headerFill: '#0f172a', fontSize: 24 });
    expect(table).toMatchObject({ hasTotalRow: true });
    expect(table?.rows.at(-1)).toEqual(['Marketing', '0']);
    expect(table).toMatchObject({ cellStyles: CELL_STYLES });
    expect(table?.height).toBeCloseTo(320, 0);
    expect(slides[0]?.notes).toBe('Begin with the silence.');
  });

  test('every box is where it was, within half a pixel, and nothing is said to be lost', () => {
    expect(remarks).toEqual([]);
    for (const [index, slide] of before.slides.entries()) {
      const movable = slide.elements.filter(isCarried);
      const found = slides[index]?.elements ?? [];
      expect(found.map(({ type }) => type)).toEqual(movable.map(({ type }) => type));
      for (const [place, element] of movable.entries())
        for (const side of ['x', 'y', 'width', 'height', 'rotation'] as const)
          expect(Math.abs((found[place]?.[side] ?? NaN) - element[side])).toBeLessThanOrEqual(0.5);
    }
  });

  test('lines stick to what they stuck to, with their heads and dashes', () => {
    const [one, two, arrow, elbow] = slides[3]?.elements ?? [];
    expect(arrow).toMatchObject({
      alt: 'From script to shoot',
      dash: 'dashed',
      route: 'straight',
      from: { connection: { elementId: one?.id, side: 'right' } },
      to: { arrowhead: 'triangle', connection: { elementId: two?.id, side: 'left' } },
    });
    expect(elbow).toMatchObject({
      route: 'elbow',
      from: { connection: { elementId: two?.id, side: 'top' } },
      to: { connection: { elementId: one?.id, side: 'bottom' } },
    });
  });

  test('outlines are what they were', () => {
    const forms = (list: readonly SlideElement[] = []) =>
      list.map((element) => element.type === 'shape' && [element.shapeType, element.pointCount]);
    expect(forms(slides[4]?.elements)).toEqual(forms(before.slides[4]?.elements));
    expect(slides[4]?.elements[0]).toMatchObject({
      customName: 'Curtain',
      alt: 'A curtain half open',
      radius: expect.closeTo(25, 0),
    });
    expect(slides[4]?.elements[3]).toMatchObject({ calloutTip: { x: 0.1, y: 1.5 } });
    expect(slides[4]?.background).toBe(before.slides[4]?.background);
  });

  test('charts keep their figures, their kind and their colours', () => {
    const figures = (list: readonly SlideElement[] = []) =>
      list.map(
        (each) =>
          each.type === 'chart' && [each.kind, each.rows.slice(1), each.sourceName, each.alt],
      );
    expect(figures(slides[5]?.elements)).toEqual(figures(before.slides[5]?.elements));
    expect(slides[5]?.elements[2]).toMatchObject({ colors: ['#b45309', '#64748b', '#0f172a'] });
  });

  test('runs, lists and links are the same, and a hidden slide stays hidden', () => {
    const wordsIn = (list: readonly SlideElement[] = []) =>
      list.map((each) => each.type === 'text' && [each.content, each.markRanges, each.listItems]);
    expect(wordsIn(slides[6]?.elements)).toEqual(wordsIn(before.slides[6]?.elements));
    expect(slides.map(({ hidden }) => hidden)).toEqual(before.slides.map(({ hidden }) => hidden));
  });

  test('the picture behind a slide lies as it lay, and is as dark', () => {
    const {
      asset: _,
      adjustments,
      ...picture
    } = before.slides[9]?.backgroundPicture ?? { asset: '', adjustments: null };
    expect(slides[9]?.backgroundPicture).toMatchObject(
      Object.fromEntries(
        Object.entries(picture).map(([key, value]) => [key, expect.closeTo(value, 2)]),
      ),
    );
    expect(slides[9]?.backgroundPicture).toMatchObject({ adjustments });
    expect(slides[9]?.elements).toHaveLength(1);
  });

  test('pictures lead where they led, and films are films', () => {
    const leads = (list: readonly SlideElement[] = []) =>
      list.map((each) => each.type === 'image' && [each.link, each.isVideo]);
    expect(leads(before.slides[8]?.elements)).toHaveLength(3);
    expect(leads(slides[8]?.elements)).toEqual(leads(before.slides[8]?.elements));
  });

  test('a drawing keeps its outline, a QR code its address and its colour', () => {
    const [drawing, code] = slides[7]?.elements ?? [];
    const [drawn, made] = before.slides[7]?.elements ?? [];
    const keys = ['sourceName', 'shapeType', 'path', 'fill', 'link'] as const;
    const kept = (element: SlideElement | undefined) =>
      element?.type === 'shape' && keys.map((key) => element[key]);
    expect(kept(drawing)).toEqual(kept(drawn));
    expect(kept(code)).toEqual(kept(made));
  });
});
