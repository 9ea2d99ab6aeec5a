import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copyWorkspace } from '@site/release/testing';
import { dataFolder } from './workspace';

/**
 * The sources in a folder of their own, from which a team releases into the running site. What a test changes there
 * meets no other test and no tool that reads the workspace, and a run that is killed leaves nothing changed in it.
 */
export class Checkout {
  readonly #folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-checkout-')));
  readonly #untouched = new Map<string, string>();

  constructor() {
    copyWorkspace(this.#folder, ['supabase']);
  }

  /** Runs a command of the site with these sources, as people do: `run('release', 'marketing')`. */
  run(...command: string[]): Promise<{ code: number | null; output: string }> {
    const args = ['--import', 'tsx', join('shared', 'cli', 'src', 'main.ts'), ...command];
    const env = { ...process.env, SITE_DATA: dataFolder };
    const child = spawn(process.execPath, args, { cwd: this.#folder, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
  }

  /** Text of a source file, by its path from the root. */
  read(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8');
  }

  /** Another wording in a source file, by its path from the root; `restore` takes it back. */
  change(path: string, from: string, to: string): void {
    const file = join(this.#folder, path);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    if (!this.#untouched.has(file)) this.#untouched.set(file, text);
    writeFileSync(file, text.replace(from, to));
  }

  /** Every source as the workspace has it. */
  restore(): void {
    for (const [file, text] of this.#untouched) writeFileSync(file, text);
    this.#untouched.clear();
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
