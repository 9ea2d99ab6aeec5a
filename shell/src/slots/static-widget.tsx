import type { SlotProps } from '@site/page/slots';
import { lazy, Suspense, useInsertionEffect, useState, type Ref } from 'react';
import { ErrorBoundary } from '../remotes/error-boundary';
import { showStylesOf } from '../remotes/version-styles';
import { widgetNameOf, type SlotWidgetSource } from './list-slot-widgets';

const HydratedWidget = lazy(async () => {
  const module = await import('./slot-widget');
  return { default: module.HydratedWidget };
});

type StaticWidgetProps = {
  widget: SlotWidgetSource;
  widgetProps: NonNullable<SlotProps['widgetProps']>;
};

/** Widget whose HTML the document contains. It is read at once, and hydrated apart from its page, which never waits for it. */
export function StaticWidget({ widget, widgetProps }: StaticWidgetProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { version } = widget;
  useInsertionEffect(() => showStylesOf(version), [version]);
  return (
    <>
      <StaticWidgetContainer widget={widget} ref={setContainer} />
      {container && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <HydratedWidget container={container} widget={widget} widgetProps={widgetProps} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/**
 * Element around the HTML of a widget. An empty string as only child makes the page's root adopt the element and leave
 * its nodes to the widget's own root.
 */
export function StaticWidgetContainer({
  widget,
  ref,
}: {
  widget: SlotWidgetSource;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} data-widget={widgetNameOf(widget)} suppressHydrationWarning>
      {''}
    </div>
  );
}
