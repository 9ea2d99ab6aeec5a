/** @jest-environment node */
import '../kinds';
import { setTextStyle } from '../../core/edit/elements';
import { createShape } from '../shape/create-shape';
import { createText } from '../../core/text/create-text';
import type { SlideElement } from '../../core/elements/slide-element';
import type { TextElement } from '../../core/text/text-schema';
import { applyEdit, applyMergedEdit, createEditingState, undoEdit } from '../../core/editing-state';
import { handleGestureEvent } from '../../core/gestures/handle-gesture-event';
import type { EditingState, GestureEvent } from '../../core/gestures/gesture';
import { fitRoleFontSize } from '../../core/theme/role-styles';
import { createSampleSlide } from '../../film/layouts/create-sample-slide';
import { requireTheme } from '../../film/themes/themes';
import { PointerDriver } from '../../core/testing/pointer-driver';
import {
  fitChangedTexts,
  passOnTextHeights,
  refitTexts,
  type MeasureTexts,
} from './fit-text-boxes';

/** Letters half as wide as high, lines as high as their letters. */
const heightOf = ({ content, fontSize, width }: TextElement) =>
  content
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * fontSize) / 2 / width)), 0) *
  fontSize;

const measure: MeasureTexts = (texts) => new Map(texts.map((text) => [text, heightOf(text)]));

class FittingDriver extends PointerDriver {
  text(original: SlideElement): TextElement {
    const element = this.element(original);
    if (element.type !== 'text') throw new Error('It is no text.');
    return element;
  }

  change(next: (state: EditingState) => EditingState): this {
    const after = next(this.state);
    this.state = fitChangedTexts(this.state, after, measure);
    return this;
  }

  sendAll(...events: readonly GestureEvent[]): this {
    for (const event of events) this.change((state) => handleGestureEvent(state, event));
    return this;
  }

  style(style: Partial<TextElement>, edit = applyMergedEdit): this {
    return this.change((state) =>
      edit(state, 'Text style', (doc) =>
        setTextStyle(doc, doc.deck.slides[0]?.elements.map(({ id }) => id) ?? [], style),
      ),
    );
  }
}

const text = createText({ content: 'Mira waits', width: 200, height: 50 });

test('A box follows the size of its text up and down, in one step to undo', () => {
  const driver = new FittingDriver([text]).style({ fontSize: 64 });
  expect(driver.text(text).height).toBe(128);
  driver.style({ fontSize: 120 }).style({ fontSize: 16 });
  expect(driver.text(text).height).toBe(16);
  const undone = undoEdit(driver.state).state;
  expect(undone.doc.deck.slides[0]?.elements).toEqual([text]);
  driver.change((state) => undoEdit(state).state);
  expect(driver.text(text)).toEqual(text);
});

test('A box that is higher than its text only grows, and takes back what typing added', () => {
  const title = createText({ content: 'Title', width: 200, height: 90, fontSize: 40 });
  const type = (content: string): GestureEvent => ({
    type: 'input-text',
    content,
    startsStep: true,
  });
  const driver = new FittingDriver([title]).sendAll(
    { type: 'start-text-editing', id: title.id },
    type('One\ntwo\nthree'),
  );
  expect(driver.text(title).height).toBe(120);
  driver.sendAll(type('One'), { type: 'finish-editing' });
  expect(driver.text(title).height).toBe(90);
});

test('A side that is dragged changes the lines, and the box follows them; a lower edge stays below the text', () => {
  const fitted = { ...text, height: 16, content: 'Mira waits for the last reel' };
  const driver = new FittingDriver([fitted]).style({ fontSize: 20 });
  expect(driver.text(text).height).toBe(40);
  const drag = (handle: 'e' | 's', to: { x: number; y: number }) => {
    driver.press(driver.text(text), { x: 150, y: 110 }).release();
    driver.press({ kind: 'handle', handle }, { x: 0, y: 0 });
    const pointer = {
      at: to,
      screen: to,
      zoom: 1,
      shift: false,
      alt: false,
      mod: true,
      coarse: false,
    };
    driver.sendAll({ type: 'move', pointer }, { type: 'up', pointer });
  };
  drag('e', { x: 100, y: 0 });
  expect(driver.text(text)).toMatchObject({ width: 300, height: 20 });
  drag('e', { x: -200, y: 0 });
  expect(driver.text(text)).toMatchObject({ width: 100, height: 60 });
  drag('s', { x: 0, y: -50 });
  expect(driver.text(text).height).toBe(60);
  drag('s', { x: 0, y: 40 });
  expect(driver.text(text).height).toBe(100);
});

test('Text at the bottom of its box grows upwards', () => {
  const low = createText({ content: 'Low', height: 20, fontSize: 20, verticalAlign: 'bottom' });
  const driver = new FittingDriver([low]).style({ fontSize: 60 }, applyEdit);
  expect(driver.text(low)).toMatchObject({ y: 60, height: 60 });
});

test('Boxes that a font changes when it has loaded follow it, others stay', () => {
  const [fitted, high] = [{ ...text, height: 16 }, createText({ content: 'High', height: 90 })];
  const driver = new FittingDriver([fitted, high, createShape()]);
  const heights = measure([fitted, high]);
  driver.state = refitTexts(
    driver.state,
    heights,
    (texts) => new Map(texts.map((each) => [each, 22])),
  );
  expect(driver.text(fitted).height).toBe(22);
  expect(driver.text(high)).toBe(high);
  expect(undoEdit(driver.state).label).toBeNull();
});

test('A box that has just been fitted follows a font that loads after that', () => {
  const heights = new Map<TextElement, number>();
  const remember: MeasureTexts = (texts) => {
    for (const each of texts) heights.set(each, heightOf(each));
    return heights;
  };
  const driver = new FittingDriver([text]);
  const changed = applyEdit(driver.state, 'Text style', (doc) =>
    setTextStyle(doc, [text.id], { fontSize: 64 }),
  );
  driver.state = fitChangedTexts(driver.state, changed, remember);
  expect(driver.text(text).height).toBe(128);
  let last = heights;
  for (const height of [90, 60]) {
    const next = new Map<TextElement, number>();
    driver.state = refitTexts(driver.state, last, (texts) => {
      for (const each of texts) next.set(each, height);
      return next;
    });
    expect(driver.text(text).height).toBe(height);
    last = next;
  }
});

test('A box that is moved while its font loads follows it all the same', () => {
  const fitted = { ...text, height: 16 };
  const driver = new FittingDriver([fitted]);
  const { state: before } = driver;
  const heights = new Map([[fitted, 16]]);
  driver.drag(fitted, { x: 105, y: 105 }, { x: 185, y: 105 });
  const moved = driver.text(fitted);
  expect(moved.x).not.toBe(fitted.x);
  passOnTextHeights(before.doc.deck, driver.state.doc.deck, heights);
  driver.state = refitTexts(
    driver.state,
    heights,
    (texts) => new Map(texts.map((each) => [each, 22])),
  );
  expect(driver.text(fitted)).toEqual({ ...moved, height: 22 });
});

describe('words of a layout', () => {
  const theme = requireTheme('noir');
  const layoutText = createSampleSlide('trio', theme).elements.find(
    (element) => element.type === 'text' && element.role === 'title',
  );
  const title = layoutText?.type === 'text' ? layoutText : createText();
  const type = (driver: FittingDriver, ...contents: readonly string[]) =>
    driver.sendAll(
      { type: 'start-text-editing', id: title.id },
      ...contents.map((content) => ({ type: 'input-text', content, startsStep: true }) as const),
      { type: 'finish-editing' },
    );
  const themed = (element: TextElement) => {
    const driver = new FittingDriver([element]);
    const { doc } = driver.state;
    driver.state = createEditingState({ ...doc.deck, theme });
    return driver;
  };
  const long = 'The last reel of the Regal cinema, and who has seen it';
  const fitted = (content: string) => fitRoleFontSize(theme, 'title', { ...title, content });

  test('get the size that the layout gives them, at every step of typing', () => {
    expect(fitted(long)).toBeLessThan(title.fontSize);
    const driver = type(themed(title), long.slice(0, 30), long);
    expect(driver.text(title)).toMatchObject({ content: long, fontSize: fitted(long) });
    expect(undoEdit(undoEdit(driver.state).state).state.doc.deck.slides[0]?.elements).toEqual([
      title,
    ]);
    expect(type(driver, title.content).text(title).fontSize).toBe(title.fontSize);
  });

  test('keep a size chosen by hand', () => {
    const driver = type(themed({ ...title, fontSize: 44 }), long);
    expect(driver.text(title).fontSize).toBe(44);
  });

  test('get higher lines and unparted letters in Hindi', () => {
    const driver = type(themed(title), 'अंतिम रील');
    expect(driver.text(title)).toMatchObject({ lineHeight: 1.3, letterSpacing: 0 });
    expect(type(driver, 'Reel').text(title)).toMatchObject({ lineHeight: 1, letterSpacing: 0.04 });
  });
});

test('A box grows no further than a deck may hold', () => {
  const driver = new FittingDriver([text]);
  driver.sendAll(
    { type: 'start-text-editing', id: text.id },
    { type: 'input-text', content: 'a\n'.repeat(2000) },
    { type: 'finish-editing' },
  );
  expect(driver.text(text).height).toBe(20_000);
});
