import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createSampleSettings } from '@site/contract/samples';
import type { ReactElement } from 'react';
import type { PageVisit } from './page-visit';

/**
 * Renders pages to static HTML as the composer does. It isolates modules, because React supports one renderer at a time,
 * and once for all pages, because each isolation loads everything again.
 * @returns the HTML by path; it rejects where a page throws
 */
export async function renderStaticHtml(
  visits: readonly PageVisit[],
): Promise<Map<string, Promise<string>>> {
  const rendered = new Map<string, Promise<string>>();
  await jest.isolateModulesAsync(async () => {
    const { configureSite } = await import('@site/page/settings');
    const { createElement } = await import('react');
    const { MemoryRouter } = await import('react-router-dom');
    const { PageContext } = await import('@site/page/router');
    configureSite(createSampleSettings());
    for (const { route, address, params, load } of visits) {
      const value = { params, setTitle: () => undefined, NotFound: () => null };
      const html = load().then(({ default: Page }) => {
        const page = createElement(PageContext, { value }, createElement(Page));
        return renderToText(createElement(MemoryRouter, { initialEntries: [address] }, page));
      });
      rendered.set(route.path, html);
      await html.catch(() => undefined);
    }
  });
  return rendered;
}

async function renderToText(tree: ReactElement): Promise<string> {
  // The entry point for browsers needs a MessageChannel, which jsdom lacks.
  const { renderToPipeableStream } = await import('react-dom/server.node');
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      // Writes a single chunk, as the shell does.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
