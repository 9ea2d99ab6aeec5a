import {
  remotesIn,
  type PageRegistry,
  type PageVersion,
  type PageWidget,
  type RemoteName,
} from '@site/contract';

/** Widget that a live remote offers for a slot. */
export type SlotWidgetSource = PageWidget & { remote: RemoteName; version: PageVersion };

/** Lists the widgets that live remotes offer for a slot, in the order in which it shows them. */
export function listSlotWidgets({ remotes }: PageRegistry, slot: string): SlotWidgetSource[] {
  const widgets = remotesIn(remotes).flatMap((remote) => {
    const { live: version, widgets: offered = [] } = remotes[remote] ?? {};
    if (!version) return [];
    return offered
      .filter((widget) => widget.slot === slot)
      .map((widget) => ({ ...widget, remote, version }));
  });
  return widgets.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
}

/** Remote and id of a widget: 'editor/your-decks'. */
export function widgetNameOf({ remote, id }: SlotWidgetSource): string {
  return `${remote}/${id}`;
}

/** Prefix of the ids that React creates in the root of a widget, the same in static HTML. */
export function widgetIdPrefixOf(widget: SlotWidgetSource): string {
  return `${widgetNameOf(widget).replace('/', '-')}-`;
}
