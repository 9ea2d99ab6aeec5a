import { toPageRegistry, type RouteLink } from '@site/contract';
import { configureSite } from '@site/page/settings';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '@site/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteLayout } from '../chrome/site-layout';
import { setRegistry } from '../remotes/live-registry';
import { setShellTranslations } from './shell-strings';
import shellTranslations from './shell-translations.json';

const pricing: RouteLink = {
  placement: 'header',
  label: 'Pricing',
  translations: { hi: { label: 'मूल्य' }, ta: { label: 'விலை' } },
};
const about: RouteLink = {
  placement: 'footer',
  group: 'About',
  label: 'About us',
  translations: { hi: { group: 'परिचय', label: 'हमारे बारे में' } },
};
const routes = [
  createSampleRoute({ id: 'pricing', path: '/pricing', links: [pricing] }),
  createSampleRoute({ id: 'about', path: '/about', links: [about] }),
  createSampleRoute({ id: 'about-hi', path: '/hi/about', links: [] }),
];
const registry = createSampleRegistry({
  remotes: {
    marketing: {
      live: {
        base: 'http://localhost:3001/ab12cd34/web/',
        descriptor: createSampleDescriptor({ routes }),
      },
      previous: null,
    },
  },
});

afterEach(() => setShellTranslations());

function show(language: string) {
  configureSite(createSampleSettings());
  setRegistry(toPageRegistry(registry, language));
  render(
    <MemoryRouter>
      <SiteLayout chrome="site" language={language}>
        Page
      </SiteLayout>
    </MemoryRouter>,
  );
}

test('Header and footer of a Hindi page are in Hindi, and lead to Hindi pages where there are any', () => {
  setShellTranslations(shellTranslations);
  show('hi');
  screen.getByRole('button', { name: 'मेनू' });
  screen.getByRole('link', { name: 'सीधे सामग्री पर जाएँ' });
  screen.getByRole('heading', { name: 'परिचय' });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('मूल्य'), hrefOf('हमारे बारे में')]).toEqual(['/pricing', '/hi/about']);
});

test('The document of a language holds the translations of that language only', () => {
  const linksIn = (language?: string) =>
    toPageRegistry(registry, language).remotes.marketing?.routes[0]?.links?.[0]?.translations;
  expect(linksIn('en')).toBeUndefined();
  expect(Object.keys(linksIn('hi') ?? {})).toEqual(['hi']);
  expect(Object.keys(linksIn() ?? {})).toEqual(['hi', 'ta']);
});

test('Each reason why a page is missing names the page, in every language', () => {
  const sentences = Object.values(shellTranslations).flatMap(({ reasons }) =>
    Object.values(reasons),
  );
  for (const sentence of sentences) expect(sentence).toContain('{title}');
  expect(new Set(sentences).size).toBe(sentences.length);
});
