import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';

const folder = join(import.meta.dirname, '../dist/bench');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface BenchSite {
  readonly url: string;
  readonly folder: string;
  readonly stop: () => void;
}

/** Builds the bench page for production and serves it on a free port. */
export async function startBenchSite(): Promise<BenchSite> {
  process.env['NODE_ENV'] = 'production';
  const { content } = await loadConfig({ cwd: import.meta.dirname });
  const rsbuild = await createRsbuild({ cwd: import.meta.dirname, config: content });
  const { close } = await rsbuild.build();
  await close();
  const server = createServer(
    (request, response) => void answer(request.url ?? '/').then((send) => send(response)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, folder, stop: () => stop(server) };
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

async function answer(url: string) {
  const { pathname } = new URL(url, 'http://bench');
  const file = join(folder, pathname === '/' ? 'index.html' : pathname);
  const exists = await stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
  return (response: ServerResponse) => {
    response.writeHead(exists ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    if (exists) createReadStream(file).pipe(response);
    else response.end();
  };
}
