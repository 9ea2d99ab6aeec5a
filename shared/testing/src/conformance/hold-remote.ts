import {
  readRoutes,
  readWidgets,
  type RemoteName,
  type RouteDeclaration,
  type WidgetDeclaration,
} from '@site/contract';
import { cleanup } from '@testing-library/react';
import { holdPage } from './hold-page';
import { prefer } from './prefer';
import { watchWindow, type Traces } from './traces';
import { visitOf, type Load } from './visit';

type Remote = {
  name: RemoteName;
  routes: readonly RouteDeclaration[];
  widgets?: readonly WidgetDeclaration[];
  load: Load;
};

/**
 * What the shell counts on in every remote, as tests of the remote that calls this: its tables follow the contract,
 * and each page can be there for anybody, in any window, and leaves nothing behind. What only a real browser can tell,
 * the gate asks before a release.
 */
export function holdRemote({ name, routes, widgets = [], load }: Remote): void {
  let readTraces: () => Promise<Traces>;
  let said: jest.SpyInstance;

  beforeAll(() => {
    // A backend that takes every request and never answers: a page shows what it has by itself.
    global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
    readTraces = watchWindow();
  });
  beforeEach(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.clear();
    sessionStorage.clear();
    prefer([]);
  });
  afterEach(() => {
    cleanup();
    const complaints = said.mock.calls.filter(isComplaint);
    said.mockRestore();
    expect(complaints).toEqual([]);
  });

  test('Routes and widgets follow the contract', () => {
    expect(readRoutes(routes, name)).toHaveLength(routes.length);
    expect(readWidgets(widgets, name, routes)).toHaveLength(widgets.length);
  });

  describe.each(routes.map((route) => [route.path, route] as const))('%s', (_path, route) => {
    holdPage(visitOf(route, load), () => readTraces());
  });
}

/**
 * React complains in sentences; an error by itself is what a page reports of its backend. Advice of MUI, and of React
 * on how to write tests, is none.
 */
function isComplaint([first]: unknown[]): boolean {
  return typeof first === 'string' && !/^MUI: |not wrapped in act/.test(first);
}
