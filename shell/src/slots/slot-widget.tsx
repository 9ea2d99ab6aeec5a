import type { SlotProps } from '@site/page/slots';
import {
  createElement,
  lazy,
  Suspense,
  type ReactNode,
  useContext,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';
import { ErrorBoundary } from '../remotes/error-boundary';
import { RemoteSettingsScope } from '../remotes/remote-settings-scope';
import { showStylesOf } from '../remotes/version-styles';
import { type SlotWidgetSource, widgetIdPrefixOf } from './list-slot-widgets';
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

function startRoot(container: HTMLElement, widget: SlotWidgetSource, tree: ReactNode): Root {
  if (container.hasChildNodes())
    return hydrateRoot(container, tree, { identifierPrefix: widgetIdPrefixOf(widget) });
  const created = createRoot(container);
  created.render(tree);
  return created;
}
