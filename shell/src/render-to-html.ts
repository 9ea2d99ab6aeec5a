import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** HTML of one page or widget, and every error that React reported while rendering it. */
export type RenderResult = { html: string; errors: string[] };

const TIMEOUT_MS = 10_000;

/** Renders a tree to static HTML. @param identifierPrefix of the ids that React creates, for a root beside another one */
export function renderToHtml(tree: ReactElement, identifierPrefix = ''): Promise<RenderResult> {
  const errors: string[] = [];
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve({ html, errors });
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      identifierPrefix,
      // Otherwise React moves large boundaries to the end of the document, which needs an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      },
    });
    setTimeout(
      () => stream.abort(new Error(`Rendering took longer than ${TIMEOUT_MS} ms.`)),
      TIMEOUT_MS,
    ).unref();
  });
}
