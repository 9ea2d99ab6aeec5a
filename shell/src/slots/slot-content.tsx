import type { SlotProps } from '@site/slots';
import {
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  useInsertionEffect,
  useState,
} from 'react';
import { LoadError, withTimeout } from '../remotes/load-error';
import { ErrorBoundary } from '../remotes/error-boundary';
import { reportFailure, reportLoad } from '../reporting/report';
import { getRegistry } from '../remotes/live-registry';
import { type PageRegistry, type PageVersion, type RemoteName, remotesIn } from '@site/contract';
import { discardContainer, loadExposedModule } from '../remotes/remote-containers';
import { showStylesOf } from '../remotes/version-styles';

type SlotWidget = { remote: RemoteName; id: string; version: PageVersion };

type WidgetComponent = ComponentType<NonNullable<SlotProps['widgetProps']>>;

/** Same limit as for a page; the page around the widget does not wait for it. */
const TIMEOUT_MS = 8000;

const components = new Map<string, WidgetComponent>();

/**
 * Renders every widget of a slot, each inside its own error boundary. A release does not change a widget that is on
 * screen.
 */
export function SlotContent({ name, widgetProps, fallback }: SlotProps) {
  const [widgets] = useState(() => listSlotWidgets(getRegistry(), name));
  return widgets.map((widget) => (
    <ErrorBoundary
      key={`${widget.remote}/${widget.id}`}
      fallback={() => null}
      onError={(error) => reportWidgetFailure(widget, error)}
    >
      <Suspense fallback={fallback}>
        {createElement(getWidgetComponent(widget), widgetProps)}
        <WidgetStyles version={widget.version} />
      </Suspense>
    </ErrorBoundary>
  ));
}

function WidgetStyles({ version }: { version: PageVersion }): null {
  useInsertionEffect(() => showStylesOf(version), [version]);
  return null;
}

/** Reports the failure to the team; the visitor sees nothing. The next visit loads the widget again. */
function reportWidgetFailure(widget: SlotWidget, cause: unknown): void {
  discardWidget(widget);
  const { remote, id, version } = widget;
  const isLoad = cause instanceof LoadError;
  reportFailure({
    remote,
    version: version.global,
    page: id,
    phase: isLoad ? 'load' : 'render',
    error: isLoad ? cause : new LoadError(cause),
  });
}

/** Lists the widgets that live remotes offer for a slot. */
function listSlotWidgets({ remotes }: PageRegistry, slot: string): SlotWidget[] {
  return remotesIn(remotes).flatMap((remote) => {
    const { live, widgets = [] } = remotes[remote] ?? {};
    if (!live) return [];
    return widgets
      .filter((widget) => widget.slot === slot)
      .map(({ id }) => ({ remote, id, version: live }));
  });
}

/** Returns the component of a widget; the same one until `discardWidget`, because React.lazy caches a failure. */
function getWidgetComponent(widget: SlotWidget): WidgetComponent {
  const existing = components.get(keyOf(widget));
  if (existing) return existing;
  const created = lazy(() => load(widget));
  components.set(keyOf(widget), created);
  return created;
}

function discardWidget(widget: SlotWidget): void {
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
