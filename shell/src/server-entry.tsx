import './styles';
import { Writable } from 'node:stream';
import type { ByName, PageRegistry, RemoteName, SiteSettings } from '@site/contract';
import { configureSite } from '@site/settings';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { setShellTranslations } from './languages/shell-strings';
import shellTranslations from './languages/shell-translations.json';
import { registerNodeRemotes } from './remotes/federation';
import { setRegistry } from './remotes/live-registry';

type RenderRequest = {
  path: string;
  registry: PageRegistry;
  settings: SiteSettings;
  /** URL of each remote's Node manifest. */
  nodeManifests: ByName<RemoteName, string>;
};

/** HTML of one page, and every error that React reported while rendering it. */
export type RenderResult = { html: string; errors: string[] };

const TIMEOUT_MS = 10_000;

export async function renderPageToHtml(request: RenderRequest): Promise<RenderResult> {
  configureSite(request.settings);
  setShellTranslations(shellTranslations);
  setRegistry(request.registry);
  registerNodeRemotes(request.nodeManifests);
  return renderToHtml(
    <StaticRouter location={request.path}>
      <App />
    </StaticRouter>,
  );
}

function renderToHtml(tree: ReactElement): Promise<RenderResult> {
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
