import type { ServerResponse } from 'node:http';
import { sendFile } from './send-file';
import {
  readUrl,
  refuseWriteRequests,
  startHttpServer,
  type RequestHandler,
  type RunningServer,
} from '@site/node';

/**
 * Serves version folders of remotes to any origin. Their names contain a hash, so they may be cached forever. Files
 * added later are served too.
 * @param port 0 for any free port
 */
export function serveFolder({
  root,
  port,
  host,
  isPublic = false,
}: {
  root: string;
  port: number;
  host?: string;
  /** Serves the files for browsers only, as a public origin does: `<version>/web/`. */
  isPublic?: boolean;
}): Promise<RunningServer> {
  const files = createFolderHandler(root);
  return startHttpServer({
    port,
    ...(host ? { host } : {}),
    handle: (request, response) =>
      isPublic && !isForBrowsers(request.url ?? '')
        ? endWithoutFile(response)
        : files(request, response),
  });
}

/** Creates a handler for the files of a folder, which any origin may load. */
export function createFolderHandler(root: string): RequestHandler {
  return refuseWriteRequests(async (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const isSent = await sendFile(request, response, { root, name: readUrl(request).pathname });
    if (!isSent) endWithoutFile(response);
  });
}

/** The server decodes paths, so an encoded `..` would lead out of `web/`. */
function isForBrowsers(url: string): boolean {
  return /^\/\w+\/web\/[^%\\]+$/.test(url) && !url.includes('..');
}

function endWithoutFile(response: ServerResponse): void {
  response.removeHeader('Cache-Control');
  response.writeHead(404, {
    'Content-Type': 'text/plain',
    'Access-Control-Allow-Origin': '*',
  });
  response.end('There is no such file.\n');
}

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=31536000, immutable',
};
