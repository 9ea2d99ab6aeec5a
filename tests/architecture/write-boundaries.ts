import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLintBoundaries } from './lint-config';
import { readWorkspacePackages } from './workspace-package';

/** Writes the import table into lint's settings. */
const workspace = process.cwd();
const file = join(workspace, '.oxlintrc.json');
writeFileSync(file, writeLintBoundaries(readFileSync(file, 'utf8'), readWorkspacePackages()));
const prettier = join(workspace, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
spawnSync(process.execPath, [prettier, '--write', file], { stdio: 'inherit' });
