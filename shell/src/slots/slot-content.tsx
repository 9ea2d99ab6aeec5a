import type { SlotProps } from '@site/slots';
import { createElement, Suspense, useState } from 'react';
import { LoadError } from '../remotes/load-error';
import { ErrorBoundary } from '../remotes/error-boundary';
import { reportFailure } from '../reporting/report';
import { getRegistry } from '../remotes/live-registry';
import { listSlotWidgets, discardWidget, getWidgetComponent, type SlotWidget } from './widgets';

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
      </Suspense>
    </ErrorBoundary>
  ));
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
