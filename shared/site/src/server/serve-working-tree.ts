import { createHash } from 'node:crypto';
import type http from 'node:http';
import { startHttpServer, type RequestHandler, type RunningServer } from '@site/node';

const SCRIPT_PATH = '/~reload.js';
const BUILDS_PATH = '/~builds';

/** Reloads the page after a build, and when this server was started again meanwhile. */
const SCRIPT = `(() => {
  const builds = new EventSource('${BUILDS_PATH}');
  let isLost = false;
  builds.onmessage = () => location.reload();
  builds.onerror = () => (isLost = true);
  builds.onopen = () => isLost && location.reload();
})();
`;

/** A file with a hash, because the headers of documents allow no other script. */
const SCRIPT_TAG = `<script defer src="${SCRIPT_PATH}" integrity="sha384-${createHash('sha384')
  .update(SCRIPT)
  .digest('base64')}" crossorigin="anonymous"></script>`;

/** Adds the script to a document that reloads it after each build. */
export function addReloadScript(html: string): string {
  return html.replace('</head>', `${SCRIPT_TAG}</head>`);
}

/** Server of a site that is built again and again. */
export type WorkingTreeServer = RunningServer & {
  /** Serves this site from now on, and reloads all open pages. */
  show(site: RequestHandler): void;
};

/** Starts a server for a site from a working tree. Before the first build it asks for patience. */
export async function serveWorkingTree({ port }: { port: number }): Promise<WorkingTreeServer> {
  let site: RequestHandler = notBuilt;
  const pages = new Set<http.ServerResponse>();
  const server = await startHttpServer({
    port,
    handle: (request, response) => {
      if (request.url === SCRIPT_PATH) return sendScript(response);
      if (request.url !== BUILDS_PATH) return site(request, response);
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.flushHeaders();
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
  });
  return {
    url: server.url,
    show(next) {
      site = next;
      for (const page of pages) page.write('data: built\n\n');
    },
    close() {
      for (const page of pages) page.end();
      return server.close();
    },
  };
}

function sendScript(response: http.ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
  response.end(SCRIPT);
}

function notBuilt(_request: http.IncomingMessage, response: http.ServerResponse): void {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(503, headers);
  response.end(
    addReloadScript(
      '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Building …</title></head><body><p>The site is being built. This page reloads when it is ready; the terminal shows problems.</p></body></html>\n',
    ),
  );
}
