import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';

/**
 * Redirects the federation runtime to its ESM builds. The federation plugin resolves CommonJS builds with
 * `require.resolve`: they cannot be tree-shaken and duplicate what is imported as ESM. Each package contains the same
 * files as ESM.
 */
export class EsmFederationRuntimePlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.afterPlugins.tap({ name: 'EsmFederationRuntime', stage: 1000 }, () => {
      const alias = { ...compiler.options.resolve.alias };
      for (const [name, target] of Object.entries(alias)) {
        if (typeof target === 'string') alias[name] = esmTwin(target) ?? target;
      }
      for (const folder of runtimeFolders()) Object.assign(alias, twinsIn(folder));
      compiler.options.resolve.alias = alias;
    });
  }
}

const runtimePackages = ['runtime', 'runtime-tools', 'webpack-bundler-runtime'];

function runtimeFolders(): string[] {
  const enhanced = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/enhanced'),
  );
  const viaTools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  return runtimePackages.map((name) => {
    const id = `@module-federation/${name}`;
    return path.dirname(fs.realpathSync(tryResolve(enhanced, id) ?? viaTools.resolve(id)));
  });
}

function tryResolve(from: NodeJS.Require, id: string): string | undefined {
  try {
    return from.resolve(id);
  } catch {
    return undefined;
  }
}

function twinsIn(folder: string): Record<string, string> {
  const files = fs.readdirSync(folder).map((file) => path.join(folder, file));
  return Object.fromEntries(
    files.flatMap((file) => {
      const twin = esmTwin(file);
      return twin ? [[file, twin]] : [];
    }),
  );
}

function esmTwin(file: string): string | undefined {
  if (!file.endsWith('.cjs') || !file.includes('module-federation')) return undefined;
  const twin = file.replace(/\.cjs$/, '.js');
  return fs.existsSync(twin) ? twin : undefined;
}
