// Plain JavaScript: a worker starts without the TypeScript loader, which saves half a second each time.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { entry, webFolders, request } = workerData;
const { writeDocuments } = await createRequire(import.meta.url)(entry);
const readText = (app, file) => fs.readFileSync(path.join(webFolders[app], file), 'utf8');
parentPort.postMessage(await writeDocuments(request, readText));
