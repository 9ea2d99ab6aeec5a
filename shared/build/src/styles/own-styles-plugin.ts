import path from 'node:path';
import { ContractError } from '@site/contract';
import type { RsbuildPlugin } from '@rsbuild/core';
import { workspaceRoot } from '@site/node';
import { findLeakingStyles } from './find-leaking-styles.mjs';
import { keepWithin } from './keep-within.mjs';

/** Sheets that are imported as text are no styles of the page. */
const IMPORTED_AS_TEXT = /[?&](raw|inline|url)\b/;

/**
 * Ends the build of a remote whose styles would change pages of other teams: with file, line and what to write. Sources
 * are checked before other tools change them, and the built sheets after all of them. `import 'library.css?within=<class>'`
 * limits the sheet of a library to an element with that class.
 */
export function ownStylesPlugin(name: string): RsbuildPlugin {
  return {
    name: 'site:own-styles',
    setup(api) {
      const sources = { test: /\.css$/, resourceQuery: { not: IMPORTED_AS_TEXT } };
      api.transform({ ...sources, order: 'pre' }, ({ code, resourcePath, resourceQuery }) => {
        const className = new URLSearchParams(resourceQuery).get('within');
        const css = className ? keepWithin(code, className) : code;
        const isModule = resourcePath.endsWith('.module.css');
        requireOwnStyles(css, { name, isModule, file: path.relative(workspaceRoot, resourcePath) });
        return css;
      });
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets }) => {
        for (const [file, asset] of Object.entries(assets))
          if (file.endsWith('.css')) requireOwnStyles(asset.source().toString(), { name, file });
      });
    },
  };
}

function requireOwnStyles(
  css: string,
  { file, ...options }: { name: string; isModule?: boolean; file: string },
): void {
  const leaks = findLeakingStyles(css, options).map(
    ({ line, sentence }) => `${file}:${line}: ${sentence}`,
  );
  if (leaks.length > 0) throw new ContractError(leaks.join(' '));
}
