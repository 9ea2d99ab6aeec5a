import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '@site/node';

const BENCHMARKS: Record<string, string> = {
  site: 'tests/bench/site.ts',
  script: 'tests/bench/script.ts',
  attack: 'tests/bench/attack.ts',
  editor: 'remotes/editor/bench/bench.ts',
  imports: 'remotes/editor/bench/imports.ts',
  exports: 'remotes/editor/bench/exports.ts',
  backend: 'tests/bench/run-load-test.ts',
  'theme-changes': 'remotes/editor/bench/theme-changes.ts',
};

/** `npm run bench -- editor`: runs one benchmark and prints its figures. */
export function runBenchmark([name = 'site', ...args]: string[]): Promise<void> {
  const script = BENCHMARKS[name];
  if (!script)
    throw new Error(
      `There is no benchmark "${name}". Available: ${Object.keys(BENCHMARKS).join(', ')}.`,
    );
  const file = path.join(workspaceRoot, script);
  const result = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (result.status !== 0)
    throw new Error(`The benchmark "${name}" ended with an error; its reason stands above.`);
  return Promise.resolve();
}
