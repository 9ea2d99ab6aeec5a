import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createSampleSettings } from '@site/contract/samples';
import type { ComponentType, ReactElement } from 'react';

/**
 * Renders a page to static HTML as the composer does. It isolates modules, because React supports one renderer at a time.
 */
export async function renderStaticHtml(
  load: () => Promise<{ default: ComponentType }>,
  path: string,
): Promise<string> {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    const { configureSite } = await import('@site/settings');
    const { createElement } = await import('react');
    const { MemoryRouter } = await import('react-router-dom');
    const { default: Page } = await load();
    configureSite(createSampleSettings());
    html = await renderToText(
      createElement(MemoryRouter, { initialEntries: [path] }, createElement(Page)),
    );
  });
  return html;
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
