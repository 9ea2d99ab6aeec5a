import type { SlotProps } from '@site/page/slots';
import { createElement, useContext, useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';
import { ErrorBoundary } from '../remotes/error-boundary';
import { RemoteSettingsScope } from '../remotes/remote-settings-scope';
import { type SlotWidgetSource, widgetIdPrefixOf } from './list-slot-widgets';
import { loadWidget, reportWidgetFailure, type WidgetComponent } from './load-widget';

type HydratedWidgetProps = {
  container: HTMLElement;
  widget: SlotWidgetSource;
  widgetProps: NonNullable<SlotProps['widgetProps']>;
};

/**
 * Hydrates the static HTML of a widget in a root of its own, with the router of the page. Where its code cannot be
 * loaded, the HTML stays as it is. A container without HTML gets the widget rendered.
 */
export function HydratedWidget({ container, widget, widgetProps }: HydratedWidgetProps): null {
  const navigation = useContext(NavigationContext);
  const location = useContext(LocationContext);
  const [loaded, setLoaded] = useState<{ Component: WidgetComponent }>();
  const root = useRef<Root>(null);

  useEffect(() => {
    loadWidget(widget).then(
      ({ default: Component }) => setLoaded({ Component }),
      (error: unknown) => reportWidgetFailure(widget, error),
    );
  }, [widget]);

  useEffect(() => {
    if (!loaded) return;
    const tree = (
      <NavigationContext value={navigation}>
        <LocationContext value={location}>
          <ErrorBoundary
            fallback={() => null}
            onError={(error) => reportWidgetFailure(widget, error)}
          >
            <RemoteSettingsScope remote={widget.remote}>
              {createElement(loaded.Component, widgetProps)}
            </RemoteSettingsScope>
          </ErrorBoundary>
        </LocationContext>
      </NavigationContext>
    );
    if (root.current) root.current.render(tree);
    else root.current = startRoot(container, widget, tree);
  }, [container, loaded, location, navigation, widget, widgetProps]);

  useEffect(
    // React does not end a root while it renders another one.
    () => () => void setTimeout(() => root.current?.unmount()),
    [],
  );
  return null;
}

function startRoot(container: HTMLElement, widget: SlotWidgetSource, tree: React.ReactNode): Root {
  if (container.hasChildNodes())
    return hydrateRoot(container, tree, { identifierPrefix: widgetIdPrefixOf(widget) });
  const created = createRoot(container);
  created.render(tree);
  return created;
}
