/** @jest-environment node */
import { createProgress } from './progress';
import { steps } from './steps';

test('A run prints what is done and, at the pace of its machine, what is left', () => {
  const [one, other] = steps.map((step) => ({ ...step, seconds: 60 }));
  if (!one || !other) throw new Error('There are no steps.');
  let time = 0;
  const lines: string[] = [];
  const progress = createProgress([one, other], {
    now: () => time,
    print: (line: string) => lines.push(line.trim()),
  });
  progress.begin(one);
  time = 180_000;
  progress.end(one, '4 passed, 0 failed');
  progress.begin(other);
  expect(lines).toEqual([
    `${'░'.repeat(24)} ${one.name} · about 2 minutes left`,
    `180.0 s  ${one.name}: 4 passed, 0 failed`,
    `${'█'.repeat(12)}${'░'.repeat(12)} ${other.name} · about 3 minutes left`,
  ]);
  expect(progress.describeSteps()).toBe(
    `  180.0 s  ${one.name}: 4 passed, 0 failed\n  180.0 s  in all`,
  );
});
