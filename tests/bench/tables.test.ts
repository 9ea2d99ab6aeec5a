import type { BusyVisit } from './visit';
import { formatMedians, formatRatios, type Round } from './tables';

const plain: BusyVisit = {
  largestPaint: 1000,
  blocked: 100,
  longestTask: 90,
  shift: 0,
  kilobytes: 50,
  requests: 5,
  scripts: 0,
  depth: 2,
};
const alive: BusyVisit = { ...plain, hydrated: 2000, press: 80, nextPage: 250 };

describe('The table of baselines', () => {
  test('Says the median of the ratios within one round, not the ratio of medians', () => {
    const rounds = new Map([
      ['/', [roundOf(1000, 1000), roundOf(3000, 2000), roundOf(9000, 9000)]],
    ]);
    expect(cells(formatRatios(rounds, 'visit'), 'one prerendered bundle')[2]).toBe('1.00');
    expect(cells(formatMedians(rounds, 'visit'), 'this site')[2]).toBe('3000');
  });

  test('Holds what hands waited for against the others, only in visits with hands', () => {
    const rounds = new Map([['/', [roundOf(1000, 1000)]]]);
    const withHands = cells(formatRatios(rounds, 'busyVisit'), 'one prerendered bundle');
    expect(withHands.slice(7)).toEqual(['–', '1.00', '–', '–', '1.00']);
    expect(formatRatios(rounds, 'visit')).not.toContain('press');
  });

  test('Says how much longer a big site takes than this one', () => {
    const big = { visit: { ...alive, hydrated: 2200 }, busyVisit: alive };
    const round = new Map([...roundOf(1000, 1000), ['with 1,000 routes', big]] as const);
    const table = formatRatios(new Map([['/', [round]]]), 'visit');
    expect(cells(table, 'with 1,000 routes')[3]).toBe('1.10');
  });
});

/** One round: the largest paint of this site and of the one program. */
function roundOf(site: number, program: number): Round {
  return new Map(
    Object.entries({
      'this site': { ...alive, largestPaint: site },
      'no scripts': plain,
      'one prerendered bundle': { ...alive, largestPaint: program },
    }).map(([name, visit]) => [name as 'this site', { visit, busyVisit: visit }] as const),
  );
}

function cells(table: string, name: string): string[] {
  const row = table.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
