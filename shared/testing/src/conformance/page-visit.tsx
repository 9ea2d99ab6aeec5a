import {
  exampleAddressOf,
  expandPath,
  matchPattern,
  type PathParams,
  type RouteDeclaration,
} from '@site/contract';
import { createSampleSettings } from '@site/contract/samples';
import { PageContext } from '@site/page/router';
import { setVisitor, type SampleVisitor } from '@site/page/session/samples';
import { configureSite } from '@site/page/settings';
import { act, render, waitFor } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderPage, SHELL_PAGE } from '../render-page';

/** Loads a page module by its path in the routes: `(module) => import(module)`. */
export type LoadPageModule = (module: string) => Promise<{ default: ComponentType }>;

type Visited = ReturnType<typeof renderPage>;

/** Page of a remote with the functions to load and render it. */
export type PageVisit = {
  route: RouteDeclaration;
  /** Address of the page, with the first of its known values. */
  address: string;
  params: PathParams;
  load: () => ReturnType<LoadPageModule>;
  /** Member pages are rendered for members only. */
  isForMembers: boolean;
  /** Renders the page as the shell does: loads its module, sets the visitor, then mounts it. */
  open: (visitor?: SampleVisitor, query?: string) => Promise<Visited>;
};

/** Creates the functions for a route. */
export function createPageVisit(route: RouteDeclaration, loadModule: LoadPageModule): PageVisit {
  const load = () => loadModule(route.page);
  const isForMembers = route.access === 'member';
  const address = exampleAddressOf(route);
  const params = matchPattern(expandPath(route.path).at(-1) ?? route.path, address) ?? {};
  async function open(visitor: SampleVisitor = isForMembers ? 'member' : 'anonymous', query = '') {
    const { default: Page } = await load();
    act(() => setVisitor(visitor));
    const page = renderPage(<Page />, { path: address + query, chrome: route.chrome, params });
    await waitFor(() => expect(isRenderedOrRedirected(page, address + query)).toBe(true), {
      timeout: 5000,
    });
    return page;
  }
  return { route, address, params, load, isForMembers, open };
}

/** Tells whether a page has rendered its one h1 or has redirected. */
export function isRenderedOrRedirected(page: Visited, address: string): boolean {
  const headings = page.container.querySelectorAll('h1').length;
  return headings === 1 || (headings === 0 && page.currentPath() !== address);
}

/** Hydrates the static HTML of a page. @returns recoverable errors, one for each mismatch */
export async function hydratePage(
  page: ReactElement,
  { html, path, params }: { html: string; path: string; params: PathParams },
): Promise<string[]> {
  configureSite(createSampleSettings());
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  const errors: string[] = [];
  const tree = (
    <MemoryRouter initialEntries={[path]}>
      <PageContext value={{ ...SHELL_PAGE, params }}>{page}</PageContext>
    </MemoryRouter>
  );
  render(tree, {
    container,
    hydrate: true,
    onRecoverableError: (error) => errors.push(String(error)),
  });
  await waitForEffects();
  return errors;
}

/** Waits long enough for effects and redirects of a page. */
export function waitForEffects(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
}
