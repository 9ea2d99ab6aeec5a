/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createFullDeck } from '../testing/create-full-deck';
import { writePptxToDisk } from '../testing/write-pptx-to-disk';
import { unzip } from '../testing/unzip';

let files: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  files = await unzip(readFileSync(writePptxToDisk(createFullDeck()).file));
}, 60_000);

const charts = () =>
  Array.from(files)
    .filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, bytes]) => bytes.toString('utf8'));

test('Charts are a presentation’s own, with a sheet each', () => {
  const [bars = '', waterfall = '', pie = '', line = ''] = charts();
  expect(bars).toContain('<c:barDir val="bar"/>');
  expect(waterfall).toContain('<c:grouping val="stacked"/>');
  expect(pie).toContain('<c:pieChart>');
  expect(line).toContain('<c:lineChart>');
  const sheets = Array.from(files.keys()).filter((name) => name.endsWith('.xlsx'));
  expect(sheets).toHaveLength(4);
});

test('A chart’s description is its figures', () => {
  const slide = files.get('ppt/slides/slide6.xml')?.toString('utf8') ?? '';
  expect(slide).toContain('descr="Pie chart: Festivals 25%, Cinemas 35%, Streaming 40%"');
});

test('What a waterfall stands on is not seen, and no nought is written', () => {
  const [, waterfall = ''] = charts();
  const [base = '', ...others] = waterfall.match(/<c:ser>.*?<\/c:ser>/gs) ?? [];
  expect(base).not.toContain('solidFill');
  expect(base).toContain('<c:dLbls><c:delete val="1"/></c:dLbls>');
  expect(others).toHaveLength(3);
  expect(others[0]).toContain('B45309');
  expect(valuesOf(base)).toEqual(['600000', '850000', '1130000']);
  expect(others.map(valuesOf)).toEqual([['600000', '250000', '400000'], ['120000'], ['1130000']]);
});

function valuesOf(series: string): readonly string[] {
  const [values = ''] = /<c:val>.*?<\/c:val>/s.exec(series) ?? [];
  return Array.from(
    values.matchAll(/<c:pt idx="\d+"><c:v>([^<]*)<\/c:v>/g),
    ([, value = '']) => value,
  );
}
