import {
  REMOTE_NAMES,
  type PageRegistry,
  type PageVersion,
  type RemoteName,
  type SlotName,
  type WidgetProps,
} from '@site/contract';
import { lazy, type ComponentType } from 'react';
import { giveUpContainer, loadFromVersion } from '../remotes/containers';
import { LoadError } from '../remotes/load-error';
import { within } from '../remotes/within';
import { reportLoad } from '../reporting/report';

export type Widget = { remote: RemoteName; id: string; version: PageVersion };
type WidgetComponent = ComponentType<WidgetProps[SlotName]>;

/** As long as a page may take; the page around it is not held up. */
const patienceMs = 8000;

const components = new Map<string, WidgetComponent>();

/** What the live remotes offer to a slot. */
export function findWidgets({ remotes }: PageRegistry, slot: SlotName): Widget[] {
  return REMOTE_NAMES.flatMap((remote) => {
    const { live, widgets = [] } = remotes[remote] ?? {};
    if (!live) return [];
    return widgets
      .filter((widget) => widget.slot === slot)
      .map(({ id }) => ({ remote, id, version: live }));
  });
}

/** The same component until `forgetWidget`, because React.lazy remembers a failure. */
export function widgetComponent(widget: Widget): WidgetComponent {
  const known = components.get(keyOf(widget));
  if (known) return known;
  const created = lazy(() => load(widget));
  components.set(keyOf(widget), created);
  return created;
}

export function forgetWidget(widget: Widget): void {
  components.delete(keyOf(widget));
}

async function load({ remote, id, version }: Widget): Promise<{ default: WidgetComponent }> {
  const start = performance.now();
  try {
    const module = await within(patienceMs, loadFromVersion<WidgetComponent>(version, id));
    const milliseconds = performance.now() - start;
    reportLoad({ remote, version: version.global, page: id, source: 'live', milliseconds });
    return module;
  } catch (cause) {
    // The remote's own page must not meet what failed or hangs here.
    giveUpContainer(version);
    throw new LoadError(cause);
  }
}

function keyOf({ id, version }: Widget): string {
  return `${version.global}/${id}`;
}
