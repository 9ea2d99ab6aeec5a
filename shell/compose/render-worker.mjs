// Plain JavaScript: a worker starts without the TypeScript loader, which saves half a second each time.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const { entry, paths, registry, settings, nodeManifests } = workerData;
const { renderPage } = await createRequire(import.meta.url)(entry);
const rendered = {};
for (const path of paths) {
  rendered[path] = await renderPage({ path, registry, settings, nodeManifests });
}
parentPort.postMessage(rendered);
