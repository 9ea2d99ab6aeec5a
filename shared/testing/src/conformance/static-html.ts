import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { siteSettings } from '@site/contract/samples';
import type { ComponentType, ReactElement } from 'react';

/**
 * A page as the composer writes it. With modules of its own, because React has one renderer at a time in mind: what
 * comes back is text, and shares nothing with the page that takes it over.
 */
export async function staticHtml(
  load: () => Promise<{ default: ComponentType }>,
  path: string,
): Promise<string> {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    const { configureSite } = await import('@site/settings');
    const { createElement } = await import('react');
    const { MemoryRouter } = await import('react-router-dom');
    const { default: Page } = await load();
    configureSite(siteSettings());
    html = await renderToText(
      createElement(MemoryRouter, { initialEntries: [path] }, createElement(Page)),
    );
  });
  return html;
}

async function renderToText(tree: ReactElement): Promise<string> {
  // Not the door for browsers: that one needs a MessageChannel, which tests do without.
  const { renderToPipeableStream } = await import('react-dom/server.node');
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      // As the shell writes pages: in one piece.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
