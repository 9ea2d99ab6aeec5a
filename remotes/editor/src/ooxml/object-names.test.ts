import '../elements/kinds';
import { FORMER_HELPER_NAMES, isHelperShape, readObjectNames } from './object-names';

function shapeNamed(name: string): Element {
  const xml = `<p:sp xmlns:p="p"><p:nvSpPr><p:cNvPr id="2" name="${name}"/></p:nvSpPr></p:sp>`;
  return new DOMParser().parseFromString(xml, 'application/xml').documentElement;
}

test.each(['QR code modules', 'Background scrim', 'Play icon'] as const)(
  '%s has this name or that of earlier exports',
  (name) => {
    const names = [name, FORMER_HELPER_NAMES[name], 'Image'];
    expect(names.map((each) => isHelperShape(shapeNamed(each), name))).toEqual([true, true, false]);
  },
);

test('a file name that an export wrote as a description is none', () => {
  const picture = shapeNamed('Picture 1');
  picture.getElementsByTagNameNS('*', 'cNvPr')[0]?.setAttribute('descr', 'preencoded.png');
  expect(readObjectNames(picture).alt).toBe('');
});
