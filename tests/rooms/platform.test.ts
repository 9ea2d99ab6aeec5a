/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import packageJson from '../../package.json';
import { workspace } from '../runner/process';

const text = fs.readFileSync(path.join(workspace, 'docs/platform.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2);
const namesIn = (row: string) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test.each(rows.map((row) => [row.split('|')[1]?.trim(), row]))(
  '%s: what shows it is there',
  (_, row) => {
    const names = namesIn(row);
    expect(names).not.toEqual([]);
    const missing = names.filter((name) =>
      name.startsWith('npm run ')
        ? !Object.hasOwn(packageJson.scripts, name.slice('npm run '.length))
        : !fs.existsSync(path.join(workspace, name)),
    );
    expect(missing).toEqual([]);
  },
);
