import { readColor, readColorMap } from './colors';

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement;

const MASTER = parse('<p:sldMaster xmlns:p="p"><p:clrMap bg1="lt1" tx1="dk1"/></p:sldMaster>');

const partWith = (override: string) =>
  parse(`<p:sld xmlns:p="p" xmlns:a="a"><p:clrMapOvr>${override}</p:clrMapOvr></p:sld>`);

const DARK = partWith('<a:overrideClrMapping bg1="dk1" tx1="lt1"/>');
const AS_MASTER = partWith('<a:masterClrMapping/>');

describe('the colour map of a slide', () => {
  test('is that of its master', () => {
    expect(readColorMap(MASTER, AS_MASTER, AS_MASTER).get('tx1')).toBe('dk1');
  });

  test('is its own, or that of its layout, if they have one', () => {
    expect(readColorMap(MASTER, DARK, AS_MASTER).get('tx1')).toBe('lt1');
    expect(readColorMap(MASTER, AS_MASTER, DARK).get('bg1')).toBe('dk1');
  });
});

describe('a colour of the theme, changed', () => {
  const names = { theme: new Map([['accent1', '#4f81bd']]), map: new Map<string, string>() };
  const read = (change: string) =>
    readColor(
      parse(`<a:fill xmlns:a="a"><a:schemeClr val="accent1">${change}</a:schemeClr></a:fill>`),
      names,
    );

  // The values of PowerPoint, for example in tables of the style "Medium Style 2".
  test.each([
    ['<a:tint val="40000"/>', '#d0d8e8'],
    ['<a:tint val="20000"/>', '#e9edf4'],
    ['<a:shade val="50000"/>', '#385d8a'],
    ['<a:satMod val="0"/>', '#868686'],
    ['<a:satMod val="1000000"/>', '#0d7bff'],
  ])('by %s is as in PowerPoint', (change, color) => {
    expect(read(change)).toEqual({ color, alpha: 1 });
  });

  test('by a turn of its hue is the last color of a diagram from one accent to another', () => {
    const fill =
      '<a:fill xmlns:a="a"><a:srgbClr val="FFC000"><a:hueOff val="9800891"/><a:satOff val="-40777"/><a:lumOff val="9608"/></a:srgbClr></a:fill>';
    expect(readColor(parse(fill), names)?.color).toBe('#5b9bd5');
  });

  test('between gammas is shaded as in files of PowerPoint 2003: by its channels', () => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(
        read('<a:gamma/><a:shade val="50000"/><a:invGamma/>')?.color.slice(at, at + 2) ?? '',
        16,
      ),
    );
    for (const [value, whole] of [
      [red, 0x4f],
      [green, 0x81],
      [blue, 0xbd],
    ] as const)
      expect(Math.abs(value - whole / 2)).toBeLessThan(1.5);
  });

  test('is as translucent as its two values say', () => {
    expect(read('<a:alpha val="50000"/><a:alphaMod val="50000"/>')?.alpha).toBe(0.25);
  });
});
