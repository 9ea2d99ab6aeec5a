import type { RouteDeclaration } from '@site/contract';
import { siteSettings } from '@site/contract/samples';
import { be, type Visitor } from '@site/session/samples';
import { configureSite } from '@site/settings';
import { act, render, waitFor } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderPage } from '../render-page';

/** Loads a module as the routes name it: `(module) => import(module)`. */
export type Load = (module: string) => Promise<{ default: ComponentType }>;

type Visited = ReturnType<typeof renderPage>;

/** One page of a remote, and the way to it. */
export type Visit = {
  route: RouteDeclaration;
  load: () => ReturnType<Load>;
  /** The shell shows a page for members to nobody else. */
  isForMembers: boolean;
  /** As the shell shows it: its code, whoever is here, then the page. */
  open: (visitor?: Visitor, query?: string) => Promise<Visited>;
};

export function visitOf(route: RouteDeclaration, loadModule: Load): Visit {
  const load = () => loadModule(route.page);
  const isForMembers = route.access === 'member';
  async function open(visitor: Visitor = isForMembers ? 'member' : 'anonymous', query = '') {
    const { default: Page } = await load();
    act(() => be(visitor));
    const address = route.path + query;
    const page = renderPage(<Page />, { path: address });
    await waitFor(() => expect(isThere(page, address)).toBe(true), { timeout: 5000 });
    return page;
  }
  return { route, load, isForMembers, open };
}

/** A page has one heading, or has led on to another page. */
export function isThere(page: Visited, address: string): boolean {
  const headings = page.container.querySelectorAll('h1').length;
  return headings === 1 || (headings === 0 && page.currentPath() !== address);
}

/** Lets a page take over its static HTML. @returns what it could not take over */
export async function hydrate(
  page: ReactElement,
  { html, path }: { html: string; path: string },
): Promise<string[]> {
  configureSite(siteSettings());
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  const problems: string[] = [];
  render(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>, {
    container,
    hydrate: true,
    onRecoverableError: (error) => problems.push(String(error)),
  });
  await rest();
  return problems;
}

/** Long enough for a page that leads on to do so. */
export function rest(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
}
