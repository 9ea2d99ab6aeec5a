import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '..', '..');
const ui = join(workspace, 'shared', 'ui');

/**
 * The site's tokens and MUI's variables after one line of the theme was changed. Works on a copy: the
 * theme itself stays as it is.
 */
export function buildChangedThemeCss(change: { from: string; to: string }): string {
  const copy = mkdtempSync(join(tmpdir(), 'other-theme-'));
  try {
    cpSync(join(ui, 'src', 'theme'), join(copy, 'src'), { recursive: true });
    cpSync(join(ui, 'package.json'), join(copy, 'package.json'));
    symlinkSync(join(ui, 'node_modules'), join(copy, 'node_modules'));
    changeOneLine(join(copy, 'src', 'palettes.ts'), change);
    run(`import './src/write-tokens.ts';`, copy);
    const rules = run(
      `import { muiTheme } from './src/mui-theme.tsx';
      console.log(JSON.stringify(muiTheme.generateStyleSheets()));`,
      copy,
    );
    const tokens = readFileSync(join(copy, 'src', 'tokens.css'), 'utf8');
    return tokens + (JSON.parse(rules) as Rules[]).map((each) => cssOf(each)).join('\n');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function changeOneLine(file: string, { from, to }: { from: string; to: string }): void {
  const source = readFileSync(file, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`"${from}" does not stand once in ${file}.`);
  writeFileSync(file, source.replace(from, to));
}

function run(source: string, folder: string): string {
  const loader = join(workspace, 'node_modules', 'tsx', 'dist', 'loader.mjs');
  const program = join(folder, 'run.ts');
  writeFileSync(program, source);
  return execFileSync(process.execPath, ['--import', loader, program], { encoding: 'utf8' });
}

interface Rules {
  [selectorOrProperty: string]: string | number | Rules;
}

function cssOf(rules: Rules): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === 'object' ? `${key} {${cssOf(value)}}` : `${property(key)}: ${value};`,
    )
    .join('\n');
}

function property(name: string): string {
  return name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (big) => `-${big.toLowerCase()}`);
}
