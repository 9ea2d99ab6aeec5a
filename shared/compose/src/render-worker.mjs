// Plain JavaScript: a process starts half a second faster without the TypeScript loader.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { removeNetwork } from './remove-network.mjs';

// Federation looks for a chunk on the disk before it requests it; Node 20 throws at a path that may not be read.
const { existsSync } = fs;
fs.existsSync = (file) => {
  try {
    return existsSync(file);
  } catch {
    return false;
  }
};

removeNetwork();

// Ended by the parent: without a listener this process could exit before its reply has arrived.
process.on('message', async ({ folders, request }) => {
  // Federation requests the manifests and chunks of remotes; here they are files.
  globalThis.fetch = async (url) => {
    const { hostname, pathname } = new URL(url);
    const folder = path.join(folders[hostname.split('.')[0]], 'node');
    const file = path.join(folder, decodeURIComponent(pathname));
    if (!file.startsWith(folder + path.sep)) return new Response(null, { status: 404 });
    return new Response(fs.readFileSync(file));
  };
  try {
    const { writeDocuments } = await createRequire(import.meta.url)(
      path.join(folders.shell, 'node', 'index.js'),
    );
    const readText = (app, file) => fs.readFileSync(path.join(folders[app], 'web', file), 'utf8');
    process.send({ texts: await writeDocuments(request, readText) });
  } catch (error) {
    process.send({ error: error?.message ?? String(error) });
  }
});
