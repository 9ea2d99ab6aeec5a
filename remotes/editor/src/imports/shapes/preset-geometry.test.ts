import { readPresetPath } from './preset-geometry';

const PRESETS =
  'rightArrow leftRightArrow homePlate hexagon heart cloud plus moon donut blockArc parallelogram trapezoid can cube ' +
  'sun lightningBolt flowChartDocument wedgeEllipseCallout bracePair ribbon2 gear6 pie arc';

const BOX = { x: 0, y: 0, width: 200, height: 100 };

function pathOf(name: string, guides = '', isFilled = true): Promise<string | undefined> {
  const xml = `<a:prstGeom xmlns:a="a" prst="${name}"><a:avLst>${guides}</a:avLst></a:prstGeom>`;
  const preset = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  return readPresetPath(preset, BOX, isFilled);
}

describe('outlines of preset shapes', () => {
  test('a chevron points to the right, as far as its adjustment', async () => {
    expect(await pathOf('chevron')).toBe('M0 0L750 0L1000 500L750 1000L0 1000L250 500Z');
    expect(await pathOf('chevron', '<a:gd name="adj" fmla="val 100000"/>')).toBe(
      'M0 0L500 0L1000 500L500 1000L0 1000L500 500Z',
    );
  });

  test.each(PRESETS.split(' '))('%s is a path', async (name) => {
    expect(await pathOf(name)).toMatch(/^M.*[LC]/);
  });

  test('lines of a bracket are drawn without closing its surface', async () => {
    expect(await pathOf('leftBracket')).toMatch(/Z$/);
    expect(await pathOf('leftBracket', '', false)).not.toMatch(/Z$/);
  });

  test('a shape of no known name has no outline', async () => {
    expect(await pathOf('hoverboard')).toBeUndefined();
  });
});
