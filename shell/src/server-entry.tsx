import './styles';
import type { ByName, PageRegistry, RemoteName, SiteSettings } from '@site/contract';
import { configureSite } from '@site/settings';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { setShellTranslations } from './languages/shell-strings';
import shellTranslations from './languages/shell-translations.json';
import { registerNodeRemotes } from './remotes/federation';
import { setRegistry } from './remotes/live-registry';
import { renderToHtml, type RenderResult } from './render-to-html';
import {
  createSlotRecorder,
  renderStaticWidgets,
  type StaticWidgetHtml,
} from './slots/render-static-widgets';

type RenderRequest = {
  path: string;
  registry: PageRegistry;
  settings: SiteSettings;
  /** URL of each remote's Node manifest. */
  nodeManifests: ByName<RemoteName, string>;
};

/** Page without its widgets, and the prerendered widgets of its slots. */
export type RenderedPage = RenderResult & { widgets: StaticWidgetHtml[] };

export async function renderPageToHtml(request: RenderRequest): Promise<RenderedPage> {
  const { path } = request;
  configureSite(request.settings);
  setShellTranslations(shellTranslations);
  setRegistry(request.registry);
  registerNodeRemotes(request.nodeManifests);
  const { RecordingOutlet, recorded } = createSlotRecorder();
  const page = await renderToHtml(
    <StaticRouter location={path}>
      <App slotOutlet={RecordingOutlet} />
    </StaticRouter>,
  );
  return { ...page, widgets: await renderStaticWidgets(recorded.values(), path) };
}
