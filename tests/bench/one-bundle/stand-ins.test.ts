/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from '../../runner/process';
import { standIns } from './stand-ins';

test('The bundle without federation has all that the shell takes from it', () => {
  const file = path.join(workspaceFolder, 'shell/src/remotes/remote-containers.ts');
  const exported = fs.readFileSync(file, 'utf8').matchAll(/^export (?:async )?function (\w+)/gm);
  expect(new Set(Object.keys(standIns))).toEqual(new Set(Array.from(exported, ([, name]) => name)));
});
