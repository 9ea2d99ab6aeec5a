import type { CanaryShare, Registry, SiteSettings } from '@site/contract';
import type { SitePage } from '../site-pages';
import {
  createArriveInCanaryScript,
  createEnterCanaryScript,
  createLeaveNotFoundScript,
  createReportScript,
} from './canary-scripts';

/** Creates the script that runs before everything else in a document, which only a canary needs. */
export function createFirstScript(page: SitePage, request: Request): string | undefined {
  const { registry, canary } = request;
  if (!canary) return undefined;
  if (!page.owner) return createLeaveNotFoundScript(canary);
  const split = registry.isCanary
    ? createArriveInCanaryScript(canary)
    : createEnterCanaryScript(canary);
  return split + reportScriptOf(page.owner, request);
}

type Request = { registry: Registry; settings: SiteSettings; canary?: CanaryShare };

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
