import { createStyleSheet } from './style-sheet';

const PICTURE = 'data:image/png;base64,AAAA';

function createCopy(left: number): HTMLElement {
  const copy = document.createElement('div');
  const text = document.createElement('p');
  text.style.cssText = `color: red; left: ${left}px; right: 5px; transform: none`;
  const image = document.createElement('img');
  image.src = PICTURE;
  image.alt = 'A still';
  copy.append(text, image);
  return copy;
}

describe('style sheet of an exported page', () => {
  test('equal styles are written once; the place of an element stays on it', () => {
    const sheet = createStyleSheet();
    const copies = [createCopy(10), createCopy(20)];
    for (const copy of copies) sheet.moveStyles(copy);
    const texts = copies.flatMap((copy) => copy.querySelector('p') ?? []);
    expect(texts.map(({ className }) => className)).toEqual(['s0', 's0']);
    expect(texts.map(({ style }) => style.cssText)).toEqual(['left: 10px;', 'left: 20px;']);
    expect(sheet.finish()).toContain('.s0{color: red;}');
  });

  test('a picture on several slides is written once and keeps its description', () => {
    const sheet = createStyleSheet();
    const copies = [createCopy(10), createCopy(20)];
    for (const copy of copies) sheet.moveStyles(copy);
    const css = sheet.finish();
    const markup = copies.map(({ outerHTML }) => outerHTML).join('');
    expect((css + markup).split(PICTURE)).toHaveLength(2);
    expect(markup.match(/alt="A still"/g)).toHaveLength(2);
  });

  test('a picture on one slide stays where it is', () => {
    const sheet = createStyleSheet();
    const copy = createCopy(10);
    sheet.moveStyles(copy);
    expect(sheet.finish()).not.toContain(PICTURE);
    expect(copy.querySelector('img')?.getAttribute('src')).toBe(PICTURE);
  });
});
