/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import type { CanaryShare } from '@site/contract';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '@site/contract/samples';
import { listSitePages } from '../site-pages';
import { createFirstScript } from './first-script';

const shares: CanaryShare[] = [{ unit: 'marketing', percent: 10, offset: 3 }];
const canaries = { shares };
const settings = createSampleSettings({ reportUrl: '/health' });
const registry = createSampleRegistry();
if (registry.remotes.marketing) {
  const routes = [
    createSampleRoute({ id: 'faq', path: '/faq', hydrate: false }),
    createSampleRoute({ id: 'demo', path: '/demo' }),
    createSampleRoute({ id: 'pricing', path: '/pricing', hydrate: 'on-intent' }),
  ];
  registry.remotes.marketing.live.descriptor = createSampleDescriptor({ routes });
}

test.each([
  ['of the live site', registry],
  ['of the canary', { ...registry, combination: 'marketing' }],
])('A page that is only read reports its load from the document %s', (_case, shown) => {
  const request = { registry: shown, settings, canaries };
  expect(scriptOf('/faq', request)).toContain('"service.version":"marketing_ab12cd34"');
  expect(scriptOf('/demo', request)).not.toContain('sendBeacon');
  const silent = { ...request, settings: createSampleSettings() };
  expect(scriptOf('/faq', silent)).not.toContain('sendBeacon');
});

test('A reader of a page with controls is counted when it is left, unless the shell has started', () => {
  const beacons: string[] = [];
  const page = { visibilityState: 'visible', isStarted: true };
  const listeners: (() => void)[] = [];
  const script = scriptOf('/pricing', {
    registry: { ...registry, combination: 'marketing' },
    settings,
    canaries,
  });
  const report = script?.slice(script.lastIndexOf('(function reportDocument')) ?? '';
  runInNewContext(report, {
    document: {
      documentElement: { style: {} },
      get visibilityState() {
        return page.visibilityState;
      },
      querySelector: () => (page.isStarted ? null : {}),
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    },
    navigator: { sendBeacon: (_url: string, text: string) => beacons.push(text) },
    addEventListener: () => undefined,
  });
  const leave = () => {
    for (const listener of listeners) listener();
  };
  leave();
  page.visibilityState = 'hidden';
  leave();
  expect(beacons).toEqual([]);
  page.isStarted = false;
  leave();
  leave();
  expect(beacons).toHaveLength(1);
  expect(beacons[0]).toContain('"site.page":"pricing"');
});

test('Without a canary no document has a first script, and during one every document has', () => {
  for (const { path } of listSitePages(registry)) {
    expect(scriptOf(path, { registry, settings })).toBeUndefined();
    expect(scriptOf(path, { registry, settings, canaries })).toContain('"percent":10,"offset":3');
  }
});

function scriptOf(path: string, request: Parameters<typeof createFirstScript>[1]) {
  const page = listSitePages(registry).find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return createFirstScript(page, request);
}
