import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Started } from './with-started';

/**
 * Saves other titles and another module of the academy's page under a running `npm start`. A title is on the page without
 * another start of the bundler, a declaration with an error changes nothing, and another module starts it once.
 */
export async function saveDeclarations(
  team: string,
  { page, waitFor }: Pick<Started, 'waitFor'> & { page: Page },
): Promise<void> {
  const source = path.join(team, 'remotes/academy/src');
  const routesFile = path.join(source, 'routes.ts');
  const routes = fs.readFileSync(routesFile, 'utf8');
  const saveTitle = async (title: string, from = routes) => {
    fs.writeFileSync(routesFile, from.replace('Academy · ISAM', title));
    await page.waitForFunction((expected) => document.title === expected, title);
  };
  const countStarts = async () => (await waitFor('Ready: http')).split('Rsbuild v').length - 1;
  fs.writeFileSync(routesFile, `${routes};;]`);
  await waitFor('The pages stay as they were.');
  await saveTitle('Courses · ISAM');
  await saveTitle('Lessons · ISAM');
  expect(await countStarts()).toBe(1);
  const otherPage = path.join(source, 'pages/courses.tsx');
  fs.copyFileSync(path.join(source, 'pages/academy.tsx'), otherPage);
  await saveTitle('Academies · ISAM', routes.replace('./pages/academy', './pages/courses'));
  await page.getByRole('heading', { name: 'Saved again' }).waitFor();
  expect(await countStarts()).toBe(2);
  fs.rmSync(otherPage);
  fs.writeFileSync(routesFile, routes);
}
