import type { Visit } from './measure-visit';
import { formatMedians, formatRatios, type Round } from './tables';

const plain: Visit = {
  largestPaint: 1000,
  blocked: 100,
  longestTask: 90,
  shift: 0,
  kilobytes: 50,
  requests: 5,
  depth: 2,
};
const alive: Visit = { ...plain, hydrated: 2000, slowestAnswer: 80, softNavigation: 250 };

describe('The table of baselines', () => {
  test('Says the median of the ratios within one round, not the ratio of medians', () => {
    const rounds = [roundOf(1000, 1000), roundOf(3000, 2000), roundOf(9000, 9000)];
    expect(cells(formatRatios(new Map([['/', rounds]])), 'one-bundle SPA')[2]).toBe('1.00');
    expect(cells(formatMedians(new Map([['/', rounds]])), 'this site')[2]).toBe('3000');
  });

  test('Holds a soft navigation against loading a document, where there are no scripts', () => {
    const row = cells(formatRatios(new Map([['/', [roundOf(1000, 1000)]]])), 'no scripts');
    expect(row.slice(2)).toEqual(['1.00', '–', '1.00', '1.00', '1.00', '–', '0.25']);
  });

  test('Says how much longer a big site takes than this one', () => {
    const big = { ...alive, hydrated: 2200 };
    const round = new Map([...roundOf(1000, 1000), ['with 1,000 routes', big]] as const);
    expect(cells(formatRatios(new Map([['/', [round]]])), 'with 1,000 routes')[3]).toBe('1.10');
  });
});

/** One round: the largest paint of this site and of the one program. */
function roundOf(site: number, program: number): Round {
  return new Map([
    ['this site', { ...alive, largestPaint: site }],
    ['no scripts', plain],
    ['one-bundle SPA', { ...alive, largestPaint: program }],
    ['one prerendered bundle', alive],
    ['with 1,000 routes', alive],
  ]);
}

function cells(table: string, name: string): string[] {
  const row = table.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
