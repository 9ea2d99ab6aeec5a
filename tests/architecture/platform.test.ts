/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const rows = readFileSync(join(workspace, 'docs', 'platform.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((row) => row.split('|').slice(1) as [gain: string, proofs: string]);

test.each(rows)('%s: what shows it is there', (_, proofs) => {
  const names = [...proofs.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

function isThere(name: string): boolean {
  const [, script] = /^npm run (.+)/.exec(name) ?? [];
  return script === undefined ? existsSync(join(workspace, name)) : Object.hasOwn(scripts, script);
}
