import {
  remotesIn,
  type PageRegistry,
  type PageVersion,
  type RemoteName,
  type SlotName,
  type WidgetProps,
} from '@site/contract';
import { lazy, type ComponentType } from 'react';
import { discardContainer, loadExposedModule } from '../remotes/remote-containers';
import { LoadError, withTimeout } from '../remotes/load-error';
import { reportLoad } from '../reporting/report';

export type SlotWidget = { remote: RemoteName; id: string; version: PageVersion };
type WidgetComponent = ComponentType<WidgetProps[SlotName]>;

/** Same limit as for a page; the page around the widget does not wait for it. */
const TIMEOUT_MS = 8000;

const components = new Map<string, WidgetComponent>();

/** Lists the widgets that live remotes offer for a slot. */
export function listSlotWidgets({ remotes }: PageRegistry, slot: SlotName): SlotWidget[] {
  return remotesIn(remotes).flatMap((remote) => {
    const { live, widgets = [] } = remotes[remote] ?? {};
    if (!live) return [];
    return widgets
      .filter((widget) => widget.slot === slot)
      .map(({ id }) => ({ remote, id, version: live }));
  });
}

/** Returns the component of a widget; the same one until `discardWidget`, because React.lazy caches a failure. */
export function getWidgetComponent(widget: SlotWidget): WidgetComponent {
  const existing = components.get(keyOf(widget));
  if (existing) return existing;
  const created = lazy(() => load(widget));
  components.set(keyOf(widget), created);
  return created;
}

export function discardWidget(widget: SlotWidget): void {
  components.delete(keyOf(widget));
}

async function load({ remote, id, version }: SlotWidget): Promise<{ default: WidgetComponent }> {
  const start = performance.now();
  try {
    const module = await withTimeout(TIMEOUT_MS, loadExposedModule<WidgetComponent>(version, id));
    const durationMs = performance.now() - start;
    reportLoad({ remote, version: version.global, page: id, source: 'live', durationMs });
    return module;
  } catch (cause) {
    // Otherwise the remote's own pages would get the failed or hanging container.
    discardContainer(version);
    throw new LoadError(cause);
  }
}

function keyOf({ id, version }: SlotWidget): string {
  return `${version.global}/${id}`;
}
