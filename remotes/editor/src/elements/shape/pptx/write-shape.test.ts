/** @jest-environment node */
import '../../kinds';
import { createFullDeck } from '../../../exports/testing/create-full-deck';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { unzip } from '../../../exports/testing/unzip';

let shapes: readonly string[] = [];
let ground = '';
let drawings: readonly string[] = [];

beforeAll(async () => {
  const files = await unzip(await writePptxBytes(createFullDeck()));
  const slide = files.get('ppt/slides/slide5.xml');
  const xml = slide?.toString('utf8') ?? '';
  shapes = xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? [];
  const drawn = files.get('ppt/slides/slide8.xml')?.toString('utf8') ?? '';
  drawings = drawn.match(/<p:sp>.*?<\/p:sp>/gs) ?? [];
  ground = /<p:bg>.*?<\/p:bg>/s.exec(xml)?.[0] ?? '';
});

test('A gradient of three colours lies behind the slide, as wide as it was set', () => {
  const places = Array.from(ground.matchAll(/<a:gs pos="(\d+)">/g), ([, place]) => Number(place));
  expect(places).toEqual([0, 30_000, 100_000]);
  expect(ground).toContain('<a:lin ang="0"');
});

test('A rounded rectangle keeps its corners and its gradient', () => {
  expect(shapes[0]).toMatch(/prst="roundRect".*val 25253/s);
  expect(shapes[0]).toMatch(/<a:gradFill.*112233.*445566/s);
});

test('A polygon has its corners, and a star twice as many as points', () => {
  const cornersOf = (xml = '') => xml.match(/<a:pt /g)?.length;
  expect(cornersOf(shapes[1])).toBe(3);
  expect(shapes[1]).toContain(`<a:moveTo><a:pt x="${50 * 9525}" y="0"/></a:moveTo>`);
  expect(cornersOf(shapes[2])).toBe(10);
});

test('A speech bubble is a presentation’s own, with its tip where it was pulled', () => {
  expect(shapes[3]).toContain('prst="wedgeRoundRectCallout"');
  expect(shapes[3]).toContain(
    '<a:gd name="adj1" fmla="val -40000"/><a:gd name="adj2" fmla="val 100000"/>',
  );
});

test('An icon is drawn by curves and painted with its gradient', () => {
  expect(drawings[0]).toContain('<a:cubicBezTo>');
  expect(drawings[0]?.match(/<a:close\/>/g)).toHaveLength(2);
  expect(drawings[0]).toMatch(/<a:gradFill.*B45309.*0F172A/s);
});

test('A QR code is bars on a light ground, and leads where the code does', () => {
  const [, ground = '', bars = ''] = drawings;
  expect(ground).toMatch(/<a:hlinkClick r:id="rId\d+"/);
  expect(ground).toContain('<a:srgbClr val="FFFFFF"');
  expect(bars).toContain('<a:srgbClr val="1E3A8A"');
  expect(bars.match(/<a:moveTo>/g)?.length).toBeGreaterThan(150);
  // The quiet zone: nothing is drawn at the edge of the box.
  const places = Array.from(bars.matchAll(/<a:pt x="(\d+)"/g), ([, x]) => Number(x));
  expect(Math.min(...places)).toBeGreaterThan(0.08 * 160 * 9525);
});
