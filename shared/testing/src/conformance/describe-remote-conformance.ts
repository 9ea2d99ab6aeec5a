import {
  readNeeds,
  readRoutes,
  readSlots,
  readSettingsDeclaration,
  readWidgets,
  type NeedsDeclaration,
  type RouteDeclaration,
  type SlotDeclaration,
  type SettingsDeclaration,
  type WidgetDeclaration,
} from '@site/contract';
import { cleanup } from '@testing-library/react';
import { describePageConformance } from './describe-page-conformance';
import { setMatchingMediaQueries } from './set-matching-media-queries';
import { renderStaticHtml } from './render-static-html';
import { trackWindowState, type WindowState } from './window-state';
import { createPageVisit, type LoadPageModule } from './page-visit';

type Remote = {
  name: string;
  routes: readonly RouteDeclaration[];
  widgets?: readonly WidgetDeclaration[];
  needs?: NeedsDeclaration;
  slots?: readonly SlotDeclaration[];
  settings?: SettingsDeclaration;
  load: LoadPageModule;
};

/**
 * Declares the tests that every remote must pass: what it declares follows the contract, and each page renders for every
 * visitor and system preference, and cleans up after itself. The gate checks in a real browser before each release.
 * @example describeRemoteConformance({ name: 'marketing', routes, load: (module) => import(module) });
 */
export function describeRemoteConformance(remote: Remote): void {
  const { name, routes, widgets = [], slots = [], needs = {}, settings = {}, load } = remote;
  let readTraces: () => Promise<WindowState>;
  let consoleError: jest.SpyInstance;
  const visits = routes.map((route) => createPageVisit(route, load));
  let staticHtml: Awaited<ReturnType<typeof renderStaticHtml>>;

  beforeAll(async () => {
    // Backend that never responds, so pages show their initial state.
    global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
    staticHtml = await renderStaticHtml(visits.filter(({ route }) => route.prerender));
    readTraces = trackWindowState();
  });
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.clear();
    sessionStorage.clear();
    setMatchingMediaQueries([]);
  });
  afterEach(() => {
    cleanup();
    const warnings = consoleError.mock.calls.filter(isReactWarning);
    consoleError.mockRestore();
    expect(warnings).toEqual([]);
  });

  test('has routes, slots, widgets, needs and settings that follow the contract', () => {
    expect(readRoutes(routes, name)).toHaveLength(routes.length);
    expect(readWidgets(widgets, name, routes)).toHaveLength(widgets.length);
    expect(readSlots(slots, name, routes)).toHaveLength(slots.length);
    expect(readNeeds(needs, name)).toEqual(needs);
    expect(readSettingsDeclaration(settings, name)).toEqual(settings);
  });

  describe.each(visits.map((visit) => [visit.route.path, visit] as const))('%s', (path, visit) => {
    describePageConformance(
      visit,
      () => readTraces(),
      async () => (await staticHtml.get(path)) ?? '',
    );
  });
}

/**
 * Tells whether a console error is a warning of React. Pages log errors of their backend as objects; messages of MUI and
 * React's advice about tests do not count.
 */
function isReactWarning([first]: unknown[]): boolean {
  return typeof first === 'string' && !/^MUI: |not wrapped in act/.test(first);
}
