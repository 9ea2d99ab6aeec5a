import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { findFreePort } from '@site/testing/find-free-port';
import { workspaceRoot } from '@site/node';

export interface Catalogue {
  address: string;
  close: () => Promise<void>;
}

/** Builds the catalogue of components (tests/catalogue) and serves it: each worker has one of its own. */
export async function serveCatalogue(): Promise<Catalogue> {
  const folder = join(workspaceRoot, 'tests/catalogue');
  const { content: config } = await loadConfig({ cwd: folder });
  const dist = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      ...config,
      output: { distPath: { root: dist } },
      server: { port: await findFreePort(), strictPort: true },
    },
  });
  await rsbuild.build();
  const { urls, server } = await rsbuild.preview();
  const close = async () => {
    await server.close();
    rmSync(dist, { recursive: true });
  };
  return { address: urls[0] ?? '', close };
}
