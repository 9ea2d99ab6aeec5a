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

const { folders, request } = JSON.parse(fs.readFileSync(0, 'utf8'));
removeNetwork();

// Federation requests the manifests and chunks of remotes; here they are files.
globalThis.fetch = async (url) => {
  const { hostname, pathname } = new URL(url);
  const folder = path.join(folders[hostname.split('.')[0]], 'node');
  const file = path.join(folder, decodeURIComponent(pathname));
  if (!file.startsWith(folder + path.sep)) return new Response(null, { status: 404 });
  return new Response(fs.readFileSync(file));
};
const reply = (value) => {
  fs.writeFileSync(3, JSON.stringify(value));
  process.exit();
};
try {
  const { writeDocuments } = await createRequire(import.meta.url)(
    path.join(folders.shell, 'node', 'index.js'),
  );
  const readText = (app, file) => fs.readFileSync(path.join(folders[app], 'web', file), 'utf8');
  reply({ result: await writeDocuments(request, readText) });
} catch (error) {
  reply({ error: error?.message ?? String(error) });
}
