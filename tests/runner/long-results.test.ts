import { withRow } from './long-results';

const empty = `# Site

<!-- Written by \`npm run test:long\`. -->

<!-- Until here. -->

## Next
`;
const quality = ['`quality-long`', '2026-01-01', '1 passed, 0 failed', '2'];
const faults = ['`faults-long`', '2026-01-01', '9 passed, 1 failed', '40'];

test('The row of a step takes the place of its last one, and everything else stays', () => {
  const before = withRow(withRow(empty, faults), quality);
  const now = ['`faults-long`', '2026-02-02', '10 passed, 0 failed', '41'];
  const written = withRow(before, now);
  expect(written.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `faults-long`  | 2026-02-02 | 10 passed, 0 failed | 41      |',
    '| `quality-long` | 2026-01-01 | 1 passed, 0 failed  | 2       |',
  ]);
  expect(written).toMatch(/^# Site\n\n[\s\S]+\n\n## Next\n$/);
  expect(withRow(written, now)).toBe(written);
});

test('A README without a place for it is told, not written', () => {
  expect(() => withRow('# Site\n', faults)).toThrow('The README has no place');
});
