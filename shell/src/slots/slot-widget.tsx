import type { SlotProps } from '@site/page/slots';
import { createElement, lazy, Suspense, type ReactNode, useInsertionEffect } from 'react';
import { ErrorBoundary } from '../remotes/error-boundary';
import { RemoteSettingsScope } from '../remotes/remote-settings-scope';
import { showStylesOf } from '../remotes/version-styles';
import type { SlotWidgetSource } from './list-slot-widgets';
import { loadWidget, reportWidgetFailure, type WidgetComponent } from './load-widget';
import { useConditions } from './use-conditions';

type SlotWidgetProps = {
  widget: SlotWidgetSource;
  widgetProps: NonNullable<SlotProps['widgetProps']>;
  fallback: ReactNode;
};

const components = new Map<string, WidgetComponent>();

/** Renders one widget of a slot inside its own error boundary, while its conditions are met. */
export function SlotWidget({ widget, widgetProps, fallback }: SlotWidgetProps) {
  if (!useConditions(widget.remote, widget.when)) return null;
  return (
    <ErrorBoundary fallback={() => null} onError={(error) => discardFailed(widget, error)}>
      <Suspense fallback={fallback}>
        <RemoteSettingsScope remote={widget.remote}>
          {createElement(getWidgetComponent(widget), widgetProps)}
        </RemoteSettingsScope>
        <WidgetStyles version={widget.version} />
      </Suspense>
    </ErrorBoundary>
  );
}

function WidgetStyles({ version }: Pick<SlotWidgetSource, 'version'>): null {
  useInsertionEffect(() => showStylesOf(version), [version]);
  return null;
}

/** Discards a widget that failed, so that the next visit loads it again. */
function discardFailed(widget: SlotWidgetSource, cause: unknown): void {
  components.delete(keyOf(widget));
  reportWidgetFailure(widget, cause);
}

/** Returns the component of a widget; the same one until it fails, because React.lazy caches a failure. */
function getWidgetComponent(widget: SlotWidgetSource): WidgetComponent {
  const existing = components.get(keyOf(widget));
  if (existing) return existing;
  const created = lazy(() => loadWidget(widget));
  components.set(keyOf(widget), created);
  return created;
}

function keyOf({ id, version }: SlotWidgetSource): string {
  return `${version.global}/${id}`;
}
