import type { SlotProps } from '@site/page/slots';
import { createElement, type ComponentType } from 'react';
import { StaticRouter } from 'react-router-dom';
import { getRegistry } from '../remotes/live-registry';
import { RemoteSettingsScope } from '../remotes/remote-settings-scope';
import { loadInNode } from '../remotes/remote-containers';
import { renderToHtml, type RenderResult } from '../render-to-html';
import {
  listSlotWidgets,
  widgetIdPrefixOf,
  widgetNameOf,
  type SlotWidgetSource,
} from './list-slot-widgets';
import { StaticWidgetContainer } from './static-widget';

/** HTML of a prerendered widget in one page. */
export type StaticWidgetHtml = RenderResult & Pick<SlotWidgetSource, 'remote' | 'id'>;

type RecordedWidget = { widget: SlotWidgetSource; widgetProps: SlotProps['widgetProps'] };

/** Collects the prerendered widgets of the slots in a page while that is rendered. */
export function createSlotRecorder() {
  const recorded = new Map<string, RecordedWidget>();

  function RecordingOutlet({ name, widgetProps }: SlotProps) {
    const widgets = listSlotWidgets(getRegistry(), name).filter(({ prerender }) => prerender);
    for (const widget of widgets) recorded.set(widgetNameOf(widget), { widget, widgetProps });
    return widgets.map((widget) => (
      <StaticWidgetContainer key={widgetNameOf(widget)} widget={widget} />
    ));
  }

  return { RecordingOutlet, recorded };
}

/**
 * Renders widgets apart from their page and from each other, so that none of them keeps the page from being rendered.
 * Errors are in the results.
 */
export async function renderStaticWidgets(
  recorded: Iterable<RecordedWidget>,
  path: string,
): Promise<StaticWidgetHtml[]> {
  const results: StaticWidgetHtml[] = [];
  for (const { widget, widgetProps = {} } of recorded) {
    const { remote, id } = widget;
    const rendered = await renderWidget({ widget, widgetProps }, path).catch((error: unknown) => ({
      html: '',
      errors: [String(error)],
    }));
    results.push({ remote, id, ...rendered });
  }
  return results;
}

async function renderWidget(
  { widget, widgetProps }: Required<RecordedWidget>,
  path: string,
): Promise<RenderResult> {
  const { default: Widget } = await loadInNode<ComponentType<object>>(widget.remote, widget.id);
  return renderToHtml(
    <StaticRouter location={path}>
      <RemoteSettingsScope remote={widget.remote}>
        {createElement(Widget, widgetProps)}
      </RemoteSettingsScope>
    </StaticRouter>,
    widgetIdPrefixOf(widget),
  );
}
