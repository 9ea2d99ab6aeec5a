import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Selection } from './changed';
import type { Step } from './steps';

/**
 * Selects a step, or the step that a test file belongs to, as often as it is to be repeated. Browsers run at a
 * quarter of their speed then (`STRESS`, see `tests/support/test.ts`).
 */
export function selectRepeated(
  steps: readonly Step[],
  [target = '']: readonly string[],
  times: number,
): Selection[] {
  const named = steps.find(({ name }) => name === target);
  const step = named ?? steps.find(({ name }) => name === stepOfFile(target));
  if (!step) throw new Error('Name a step or a test file: npm run test:stress -- FILE --times 20');
  process.env.STRESS = '1';
  return Array.from({ length: times }, () => (named ? { step } : { step, filePatterns: [target] }));
}

function stepOfFile(file: string): string | undefined {
  const suffix = /\.(slow|long)\./.exec(file)?.[1];
  const [, folder = ''] = /^tests\/(e2e|quality|composition|engines)\//.exec(file) ?? [];
  if (!folder) return suffix ? `unit-${suffix}` : 'unit';
  return folder === 'e2e' ? 'journeys' : folder;
}

/** Keeps every core busy. @returns ends it */
export function startBusyLoops(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;) {}'], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
