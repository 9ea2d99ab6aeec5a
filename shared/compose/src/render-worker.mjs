// Plain JavaScript: a process starts half a second faster without the TypeScript loader.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Federation looks for a chunk on the disk before it requests it; Node 20 throws at a path that may not be read.
const { existsSync } = fs;
fs.existsSync = (file) => {
  try {
    return existsSync(file);
  } catch {
    return false;
  }
};

// Ended by the parent: without a listener this process could exit before its reply has arrived.
process.on('message', async ({ folders, request }) => {
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
