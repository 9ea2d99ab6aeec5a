import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../../store/workspace';

/** Creates all files of a new remote, by path in the workspace. */
export function createRemoteFiles(name: string): Record<string, string> {
  const Name = name[0]?.toUpperCase() + name.slice(1);
  const fill = (template: string) =>
    template
      .replaceAll('__name__', name)
      .replaceAll('__Name__', Name)
      .replaceAll('__NAME__', name.toUpperCase());
  const folder = `remotes/${name}`;
  return {
    [`${folder}/package.json`]: fill(manifest),
    [`${folder}/rsbuild.config.ts`]: fill(build),
    [`${folder}/README.md`]: fill(readme),
    [`${folder}/src/globals.d.ts`]: globals,
    [`${folder}/src/conformance.test.ts`]: fill(conformance),
    [`${folder}/src/routes.ts`]: fill(routes),
    [`${folder}/src/pages/${name}.tsx`]: fill(page),
    [`${folder}/src/pages/${name}.module.css`]: styles,
    [`${folder}/src/pages/${name}.test.tsx`]: fill(test),
    [`.github/workflows/${name}.yml`]: pipeline(name, Name),
  };
}

const manifest = `{
  "name": "@site/__name__",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "dependencies": {
    "@site/contract": "workspace:*",
    "@site/router": "workspace:*",
    "@site/ui": "workspace:*",
    "react": "catalog:"
  },
  "devDependencies": {
    "@rsbuild/core": "catalog:",
    "@site/build": "workspace:*",
    "@site/testing": "workspace:*",
    "@testing-library/react": "catalog:"
  }
}
`;

const build = `import { defineRemote } from '@site/build';
import { routes } from './src/routes';

export default defineRemote({ name: '__name__', routes });
`;

const routes = `import type { RouteDeclaration } from '@site/contract';

/** Pages of this remote, its only public entry point. */
export const routes = [
  {
    id: '__name__',
    path: '/__name__',
    page: './pages/__name__',
    title: '__Name__ · ISAM',
    description: 'Say here in one sentence what a visitor of __Name__ finds.',
    access: 'public',
    chrome: 'site',
    prerender: true,
  },
] satisfies RouteDeclaration[];
`;

const conformance = `import { describeRemoteConformance } from '@site/testing/conformance';
import { routes } from './routes';

describeRemoteConformance({ name: '__name__', routes, load: (module) => import(module) });
`;

const globals = `declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
`;

const page = `import { Link } from '@site/router';
import { Container } from '@site/ui';
import styles from './__name__.module.css';

export default function __Name__Page() {
  return (
    <Container className={styles.page}>
      <h1>__Name__</h1>
      <p className={styles.lead}>Write this page in remotes/__name__/src/pages.</p>
      <p>
        <Link to="/">Back to the home page</Link>
      </p>
    </Container>
  );
}
`;

const styles = `.page {
  padding-block: clamp(32px, 6vw, 96px);
}

.lead {
  max-width: 60ch;
  margin-block: var(--s6);
  font-size: var(--t-lead);
}
`;

const test = `import { renderPage } from '@site/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import __Name__Page from './__name__';

test('The page says where it is and leads back', () => {
  renderPage(<__Name__Page />, { path: routes[0]?.path ?? '/' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('__Name__');
  const back = screen.getByRole('link', { name: 'Back to the home page' });
  expect(back.getAttribute('href')).toBe('/');
});
`;

const readme = `# __name__

Contains the pages below \`/__name__\`. Pages of other remotes, the session and the design system live elsewhere.

Start reading in \`src/routes.ts\`, the only public entry point: each page is an entry there and a module with a default export and a test in \`src/pages/\`. Public pages are prerendered, so their first render must not depend on a browser or a session.
`;

/** Derives the pipeline from the account's. */
function pipeline(name: string, Name: string): string {
  const account = fs.readFileSync(
    path.join(workspaceRoot, '.github/workflows/account.yml'),
    'utf8',
  );
  return account.replaceAll('account', name).replaceAll('Account', Name);
}
