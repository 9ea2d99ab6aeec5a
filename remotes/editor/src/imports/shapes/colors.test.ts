import { readColorMap } from './colors';

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
