import fs from 'node:fs';
import path from 'node:path';
import { loadConfig, type RsbuildPlugin } from '@rsbuild/core';
import type { RemoteDeclarations } from './build-info';
import { requireCurrentPackages } from './former-packages';

interface DeclarationsPlugin extends RsbuildPlugin {
  readonly declarations: RemoteDeclarations;
}

/** Refuses former packages in the remote's folder, and carries the declarations of a remote in its configuration. */
export function declarationsPlugin(declarations: RemoteDeclarations): DeclarationsPlugin {
  return {
    name: 'site:declarations',
    declarations,
    setup({ context }) {
      const manifest = fs.readFileSync(path.join(context.rootPath, 'package.json'), 'utf8');
      requireCurrentPackages(JSON.parse(manifest));
    },
  };
}

/**
 * Reads what a remote declares now, without a build: its configuration and the modules that this imports are evaluated
 * again.
 * @param folder of the remote
 * @throws when a declaration is invalid or its module cannot be evaluated
 */
export async function readDeclarations(folder: string): Promise<RemoteDeclarations> {
  // Node itself, which `auto` would use where it can, evaluates an imported module only once.
  const { content } = await loadConfig({ cwd: folder, command: 'dev', loader: 'jiti' });
  const plugin = content.plugins?.flat().find(isDeclarationsPlugin);
  if (!plugin) throw new Error(`The build configuration in ${folder} defines no remote.`);
  return plugin.declarations;
}

function isDeclarationsPlugin(plugin: unknown): plugin is DeclarationsPlugin {
  return typeof plugin === 'object' && plugin !== null && 'declarations' in plugin;
}
