import { readCustomGeometry } from './custom-geometry';

function free(paths: string): Element {
  const markup = `<a:custGeom xmlns:a="a"><a:pathLst>${paths}</a:pathLst></a:custGeom>`;
  return new DOMParser().parseFromString(markup, 'text/xml').documentElement;
}

const BOX = { width: 100, height: 50 };

const pt = (x: number | string, y: number | string) => `<a:pt x="${x}" y="${y}"/>`;

test('Lines and curves lie in the box of the outline, whatever its own measure', () => {
  const path = `<a:path w="200" h="400"><a:moveTo>${pt(0, 0)}</a:moveTo><a:lnTo>${pt(200, 0)}</a:lnTo><a:quadBezTo>${pt(200, 400)}${pt(0, 400)}</a:quadBezTo><a:close/></a:path>`;
  expect(readCustomGeometry(free(path), BOX)).toBe('M0 0L1000 0C1000 667 667 1000 0 1000Z');
});

test('Several outlines of one shape become one', () => {
  const path = `<a:path w="10" h="10"><a:moveTo>${pt(0, 0)}</a:moveTo><a:lnTo>${pt(5, 5)}</a:lnTo></a:path>`;
  expect(readCustomGeometry(free(path + path), BOX)).toBe('M0 0L500 500M0 0L500 500');
});

test('Formulas, arcs and coordinates of the shape itself are worked out', () => {
  const guides =
    '<a:avLst><a:gd name="adj" fmla="val 25000"/></a:avLst>' +
    '<a:gdLst><a:gd name="x1" fmla="*/ w adj 100000"/></a:gdLst>';
  const markup = `<a:custGeom xmlns:a="a">${guides}<a:pathLst><a:path><a:moveTo>${pt('x1', 't')}</a:moveTo><a:arcTo wR="wd2" hR="hd2" stAng="3cd4" swAng="cd4"/><a:lnTo>${pt('l', 'b')}</a:lnTo></a:path></a:pathLst></a:custGeom>`;
  const geometry = new DOMParser().parseFromString(markup, 'text/xml').documentElement;
  expect(readCustomGeometry(geometry, BOX)).toBe('M250 0C526 0 750 224 750 500L0 1000');
});

test.each([
  ['unknown formulas', `<a:path w="10" h="10"><a:moveTo>${pt('x1', 'y1')}</a:moveTo></a:path>`],
  [
    'arcs without a start',
    '<a:path w="10" h="10"><a:arcTo wR="1" hR="1" stAng="0" swAng="60"/></a:path>',
  ],
  [
    'endless arcs',
    `<a:path w="9" h="9"><a:moveTo>${pt(0, 0)}</a:moveTo><a:arcTo wR="1" hR="1" stAng="0" swAng="99999999999"/></a:path>`,
  ],
  ['nothing', ''],
])('An outline of %s is not taken for one', (_, paths) => {
  expect(readCustomGeometry(free(paths), BOX)).toBeUndefined();
});
