import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Runs npm, with the credentials of its own configuration. @returns what it writes */
export function npm(args: string[], cwd?: string): string {
  // On Windows npm is a script that needs a shell.
  const shell = process.platform === 'win32';
  return execFileSync('npm', args, {
    ...(cwd ? { cwd } : {}),
    env: process.env,
    encoding: 'utf8',
    stdio: 'pipe',
    shell,
  });
}

/** Packs one package. @returns what npm says of its archive */
export function pack(
  args: string[],
  cwd?: string,
): { integrity: string; filename: string; version: string } | undefined {
  const [packed] = JSON.parse(npm(['pack', '--json', ...args], cwd));
  return packed;
}

/**
 * Takes a published package from the registry, without those that it needs.
 * @param args the package, such as `@site/cli@1.0.0`, and options of npm
 * @param work gets the folder of its files, which is removed afterwards, and its version
 */
export function withPublishedFiles<Result>(
  args: string[],
  work: (folder: string, version: string) => Result,
  cwd?: string,
): Result {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
  try {
    const packed = pack([...args, '--pack-destination', temporary], cwd);
    // npm names the file of a scoped package in two ways, depending on its version.
    const file = path.basename((packed?.filename ?? '').replace('@', '').replace('/', '-'));
    execFileSync('tar', ['-xzf', file], { cwd: temporary });
    return work(path.join(temporary, 'package'), packed?.version ?? '');
  } finally {
    fs.rmSync(temporary, { recursive: true });
  }
}

/** Compares two versions of a package, as `toSorted` needs it. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
