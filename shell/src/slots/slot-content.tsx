import type { SlotRequest } from '@site/slots';
import { createElement, Suspense, useState } from 'react';
import { LoadError } from '../remotes/load-error';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { reportFailure } from '../reporting/report';
import { currentRegistry } from '../remotes/live-registry';
import { findWidgets, forgetWidget, widgetComponent, type Widget } from './widgets';

/**
 * Renders every widget of a slot, each inside its own error boundary. A release does not change a widget that is on
 * screen.
 */
export function SlotContent({ name, given, waiting }: SlotRequest) {
  const [widgets] = useState(() => findWidgets(currentRegistry(), name));
  return widgets.map((widget) => (
    <RemoteBoundary
      key={`${widget.remote}/${widget.id}`}
      fallback={() => null}
      onError={(error) => reportWidgetFailure(widget, error)}
    >
      <Suspense fallback={waiting}>{createElement(widgetComponent(widget), given)}</Suspense>
    </RemoteBoundary>
  ));
}

/** Reports the failure to the team; the visitor sees nothing. The next visit loads the widget again. */
function reportWidgetFailure(widget: Widget, cause: unknown): void {
  forgetWidget(widget);
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
