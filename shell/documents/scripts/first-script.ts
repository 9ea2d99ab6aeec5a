import type { CanaryHostInfo, Registry, SiteSettings } from '@site/contract';
import type { SitePage } from '../site-pages';
import {
  createArriveInCanaryScript,
  createEnterCanaryScript,
  createLeaveNotFoundScript,
  createReportScript,
} from './canary-scripts';

/** Creates the script that runs before everything else in a document, which only canaries need. */
export function createFirstScript(page: SitePage, request: Request): string | undefined {
  const { registry, canaries } = request;
  if (!canaries) return undefined;
  const { shares } = canaries;
  if (!page.owner) return createLeaveNotFoundScript(shares);
  const split = registry.combination
    ? createArriveInCanaryScript(shares, registry.combination)
    : createEnterCanaryScript(shares);
  return split + reportScriptOf(page.owner, request);
}

type Request = {
  registry: Registry;
  settings: SiteSettings;
  canaries?: Pick<CanaryHostInfo, 'shares'>;
};

/** Loads of pages whose shell starts at once are reported by it. */
function reportScriptOf(
  { remote, route }: NonNullable<SitePage['owner']>,
  { registry, settings }: Request,
): string {
  const live = registry.remotes[remote]?.live;
  const { hydrate = true } = route;
  if (!live || !settings.reportUrl || hydrate === true) return '';
  const event = {
    'event.name': 'site.load',
    'service.name': remote,
    'service.version': live.descriptor.global,
    'site.page': route.id,
  } as const;
  return createReportScript({
    reportUrl: settings.reportUrl,
    base: live.base,
    event,
    hasCode: hydrate === 'on-intent',
  });
}
