import type { RenderedPage } from '../src/server-entry';

/** Inserts the HTML of widgets into the empty elements that a page has for them. */
export function insertStaticWidgets({ html, widgets }: RenderedPage): string {
  const texts = new Map(widgets.map((widget) => [`${widget.remote}/${widget.id}`, widget.html]));
  // One pass, so that nothing in a widget is taken for the place of another one.
  return html.replaceAll(
    /(<div data-widget="([a-z0-9/-]+)">)(<\/div>)/g,
    (_all, start: string, name: string, end: string) => start + (texts.get(name) ?? '') + end,
  );
}
