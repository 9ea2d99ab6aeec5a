import type { PathParams, RouteDeclaration, SiteSettings, StoredValues } from '@site/contract';
import { createSampleSettings } from '@site/contract/samples';
import { PageContext, type PageContextValue } from '@site/page/router';
import { configureSite, RemoteSettingsContext } from '@site/page/settings';
import { render, type RenderResult } from '@testing-library/react';
import { Fragment, type ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

/**
 * Renders a page as the shell does: at its URL, with sample settings and, unless it is `bare`, inside `<main>`.
 * `values` are those of the remote's settings that are not their defaults. `currentPath()` returns the path after redirects, with query and fragment.
 * @example
 * const { currentPath } = renderPage(<SetupPage />, { path: '/setup', settings: { launch: 'open' } });
 * await waitFor(() => expect(currentPath()).toBe('/login'));
 */
export function renderPage(
  element: ReactElement,
  {
    path,
    settings,
    values = {},
    chrome = 'site',
    params = {},
  }: {
    path: string;
    settings?: Partial<SiteSettings>;
    values?: StoredValues;
    chrome?: RouteDeclaration['chrome'];
    /** Values of the parameters in the page's path. */
    params?: PathParams;
  },
): RenderResult & { currentPath: () => string } {
  configureSite(createSampleSettings(settings));
  let current = path;
  const source = { remote: 'sample', values, load: () => Promise.resolve(values) };
  const Layout = chrome === 'site' ? 'main' : Fragment;
  const result = render(
    <MemoryRouter initialEntries={[path]}>
      <PageContext value={{ ...SHELL_PAGE, params }}>
        <Layout>
          <RemoteSettingsContext value={source}>
            <Routes>
              <Route path={pathnameOf(path)} element={element} />
              <Route path="*" element={null} />
            </Routes>
          </RemoteSettingsContext>
        </Layout>
      </PageContext>
      <Address onChange={(address) => (current = address)} />
    </MemoryRouter>,
  );
  return { ...result, currentPath: () => current };
}

/** Context of a page without its parameters. */
export const SHELL_PAGE: Omit<PageContextValue, 'params'> = {
  setTitle: (title) => {
    if (title !== undefined) document.title = title;
  },
  NotFound: () => <h1>Page not found</h1>,
};

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onChange(`${pathname}${search}${hash}`);
  return null;
}

function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/, '');
}
