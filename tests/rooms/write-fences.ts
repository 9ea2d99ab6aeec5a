import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLintFences } from './lint-config';
import { readRooms } from './room';

/** Writes the import table into lint's settings. */
const workspace = process.cwd();
const file = join(workspace, '.oxlintrc.json');
writeFileSync(file, writeLintFences(readFileSync(file, 'utf8'), readRooms()));
const prettier = join(workspace, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
spawnSync(process.execPath, [prettier, '--write', file], { stdio: 'inherit' });
