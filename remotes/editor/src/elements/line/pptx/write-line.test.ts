/** @jest-environment node */
import '../../kinds';
import { createFullDeck } from '../../../exports/testing/create-full-deck';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { unzip } from '../../../exports/testing/unzip';

const PX = 9525;
let slide = '';

beforeAll(async () => {
  const files = await unzip(await writePptxBytes(createFullDeck()));
  slide = files.get('ppt/slides/slide4.xml')?.toString('utf8') ?? '';
});

const connectors = () => Array.from(slide.matchAll(/<p:cxnSp>.*?<\/p:cxnSp>/gs), ([xml]) => xml);

const idOf = (name: string) =>
  new RegExp(`<p:cNvPr id="(\\d+)" name="${name}"`).exec(slide)?.[1] ?? 'none';

test('An arrow is a connector, tied to the shapes it sticks to', () => {
  const [arrow = ''] = connectors();
  expect(arrow).toContain(`<a:stCxn id="${idOf('Rectangle')}" idx="3"/>`);
  expect(arrow).toContain(`<a:endCxn id="${idOf('Circle')}" idx="2"/>`);
  expect(arrow).toContain('<a:tailEnd type="triangle"');
  expect(arrow).toContain('<a:prstDash val="dash"/>');
  expect(arrow).toContain('descr="From script to shoot"');
  expect(arrow).toContain(`<a:off x="${220 * PX}" y="${140 * PX}"/>`);
  expect(arrow).toContain(`<a:ext cx="${280 * PX}" cy="${200 * PX}"/>`);
});

test('An elbow that begins downwards is turned, and its box lies around the same middle', () => {
  const [, elbow = ''] = connectors();
  // From 560, 300 up and to the left to 160, 180: 400 across and 120 down.
  expect(elbow).toContain('prst="bentConnector3"');
  expect(elbow).toContain('<a:xfrm rot="5400000" flipH="1">');
  expect(elbow).toContain(`<a:off x="${(360 - 60) * PX}" y="${(240 - 200) * PX}"/>`);
  expect(elbow).toContain(`<a:ext cx="${120 * PX}" cy="${400 * PX}"/>`);
});
