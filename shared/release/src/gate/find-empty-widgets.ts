import fs from 'node:fs';
import path from 'node:path';
import { isRemoteName, listSlotFillings, type RemoteName, type SlotFilling } from '@site/contract';
import type { ComposedSite } from '@site/site';

/**
 * Finds prerendered widgets that could not be rendered into a prerendered page: the shell leaves their places empty, so
 * that they keep no page from being composed.
 * @returns the widget's remote and a sentence for each
 */
export function findEmptyWidgets({
  folder,
  registry,
}: Pick<ComposedSite, 'folder' | 'registry'>): { remote: RemoteName; sentence: string }[] {
  return listSlotFillings(registry).flatMap(({ slot, remote, widget, declaration, problem }) => {
    const pagePath = problem || !widget.prerender ? undefined : findPath(slot, declaration);
    if (!pagePath) return [];
    const file = path.join(folder, pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`);
    const html = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const name = `${remote}/${widget.id}`;
    if (!html.includes(`<div data-widget="${name}"></div>`)) return [];
    const sentence = `The widget ${name} is not in the static HTML of ${pagePath}: it throws there, waits for something, uses MUI, or has controls in a page that is not hydrated. Mend it, or leave out prerender.`;
    return [{ remote, sentence }];
  });

  function findPath(slot: string, declaration: SlotFilling['declaration']): string | undefined {
    const [owner = ''] = slot.split('/');
    const { routes = [] } = (isRemoteName(owner) && registry.remotes[owner]?.live.descriptor) || {};
    return routes.find(({ id, prerender }) => prerender && id === declaration?.page)?.path;
  }
}
