import { renderPage } from '@site/testing';
import type { ComponentType } from 'react';
import { head } from './head';
import { routes } from './routes';

/** The name of the model is what it is, whoever sells it. */
const model = 'Integrated SaaS & Agent Model (ISAM)';
const brand = { name: 'Lanternhouse', legalName: 'Lanternhouse Ltd', tagline: 'Light for films' };

test.each(routes)('Under another brand $path names the old one nowhere', async (route) => {
  const { default: Page } = (await import(route.page)) as { default: ComponentType };
  const { container } = renderPage(<Page />, { path: route.path, settings: { brand } });
  const written = [container.innerHTML.replaceAll('&amp;', '&'), JSON.stringify(route)];
  expect(written.join('').replaceAll(model, '')).not.toMatch(/isam/i);
});

test('What search engines read names no brand of its own', () => {
  expect(JSON.stringify(head).replaceAll(model, '')).not.toMatch(/isam/i);
});
