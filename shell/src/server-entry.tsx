import './styles';
import type { ByName, PageRegistry, RemoteName, SiteSettings } from '@site/contract';
import { configureSite } from '@site/page/settings';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { setShellTranslations } from './languages/shell-strings';
import shellTranslations from './languages/shell-translations.json';
import { registerNodeRemotes } from './remotes/register-node-remotes';
import { setRegistry } from './remotes/live-registry';
import { renderToHtml, type RenderResult } from './render-to-html';
import {
  createSlotRecorder,
  renderStaticWidgets,
  type StaticWidgetHtml,
} from './slots/render-static-widgets';
import { getPageTitle, setPageTitle } from './routing/page-title';

type RenderRequest = {
  path: string;
  registry: PageRegistry;
  settings: SiteSettings;
  /** URL of each remote's Node manifest. */
  nodeManifests: ByName<RemoteName, string>;
};

/** Page without its widgets, the prerendered widgets of its slots, and the title that it has by its own data. */
export type RenderedPage = RenderResult & {
  widgets: StaticWidgetHtml[];
  title?: string | undefined;
};

export async function renderPageToHtml(request: RenderRequest): Promise<RenderedPage> {
  const { path } = request;
  configureSite(request.settings);
  setShellTranslations(shellTranslations);
  setRegistry(request.registry);
  registerNodeRemotes(request.nodeManifests);
  setPageTitle(undefined);
  const { RecordingOutlet, recorded } = createSlotRecorder();
  const page = await renderToHtml(
    <StaticRouter location={path}>
      <App slotOutlet={RecordingOutlet} />
    </StaticRouter>,
  );
  const title = getPageTitle();
  return { ...page, title, widgets: await renderStaticWidgets(recorded.values(), path) };
}
