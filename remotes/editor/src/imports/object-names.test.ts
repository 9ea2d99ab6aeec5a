import { isBackgroundScrim, isPlayIcon, isQrModules, readObjectNames } from './object-names';

function shapeNamed(name: string): Element {
  const xml = `<p:sp xmlns:p="p"><p:nvSpPr><p:cNvPr id="2" name="${name}"/></p:nvSpPr></p:sp>`;
  return new DOMParser().parseFromString(xml, 'application/xml').documentElement;
}

test.each([
  [isQrModules, 'QR code modules', 'Bars of the QR code'],
  [isBackgroundScrim, 'Background scrim', 'Darkening of the background'],
  [isPlayIcon, 'Play icon', 'Sign of a film'],
])('%p recognizes the shapes of this and of earlier exports', (isHelper, name, formerName) => {
  expect([name, formerName, 'Image'].map((each) => isHelper(shapeNamed(each)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a file name that an export wrote as a description is none', () => {
  const picture = shapeNamed('Picture 1');
  picture.getElementsByTagNameNS('*', 'cNvPr')[0]?.setAttribute('descr', 'preencoded.png');
  expect(readObjectNames(picture).alt).toBe('');
});
