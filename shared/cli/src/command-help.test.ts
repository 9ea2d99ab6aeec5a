/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@site/node';
import { describeCommands } from './command-help';

test('Help fits on a page and names scripts that exist, each with an example', () => {
  const examples = describeCommands().match(/npm .+$/gm) ?? [];
  const { scripts } = JSON.parse(
    fs.readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'),
  ) as { scripts: Record<string, string> };
  expect(examples.length).toBeLessThanOrEqual(12);
  const names = examples.map((example) => /^npm (?:run )?([\w:]+)/.exec(example)?.[1] ?? example);
  expect(names.filter((name) => !scripts[name])).toEqual([]);
});
