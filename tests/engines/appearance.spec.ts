import { expect } from '@playwright/test';
import { serveCatalogue, type Catalogue } from '../support/serve-catalogue';
import { test } from '../support/test';
import { testJourney } from './test-journey';
import type { Engine } from './tab';
import type { UserDriver } from './user-driver';

/** Sections of tests/catalogue, and what opens above one. */
const SECTIONS = ['buttons', 'fields', 'surfaces', 'mui-buttons', 'mui-fields', 'mui-surfaces'];
const OPENED = [
  { section: 'surfaces', button: 'Delete account' },
  { section: 'mui-surfaces', button: 'Open menu' },
];

/** One page of each template of marketing and account. */
const PAGES = [
  '/industry-professionals',
  '/pricing',
  '/faq',
  '/book-demo',
  '/privacy-policy',
  '/login',
];

/** Shows every state of a section. Larger pictures would add megabytes to the repository. */
const WINDOW = { width: 960, height: 600 };

/** Argued in docs/decisions/tests.md, 0041. */
const TOLERANCE = { threshold: 0.2, maxDiffPixels: 100 };

let catalogue: Catalogue;
test.beforeAll(async () => (catalogue = await serveCatalogue()));
test.afterAll(() => catalogue.close());

testJourney('The components look as before', 'dark', async ({ engine, openTab }) => {
  const reader = await openTab();
  await reader.resize(WINDOW);
  for (const section of SECTIONS) {
    await reader.open(`${catalogue.address}/?only=${section}`);
    await compare(reader, `${section}-dark`, engine);
  }
  for (const { section, button } of OPENED) {
    await reader.open(`${catalogue.address}/?only=${section}`);
    await reader.click('button', button);
    await compare(reader, `${section}-${button}-dark`, engine);
  }
});

// The scheme changes tokens, which all components share: pages and the controls of MUI show the light ones.
testJourney('Pages and controls look as before', 'light', async ({ engine, openTab }) => {
  const reader = await openTab();
  await reader.resize(WINDOW);
  for (const page of PAGES) {
    await reader.open(page);
    await compare(reader, `page-${page.slice(1)}-light`, engine);
  }
  for (const section of ['mui-buttons', 'mui-fields']) {
    await reader.open(`${catalogue.address}/?only=${section}`);
    await compare(reader, `${section}-light`, engine);
  }
});

/** Compares with the picture in `baselines`. All differences of a journey are reported, each as a picture. */
async function compare(reader: UserDriver, name: string, engine: Engine['name']): Promise<void> {
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.png`;
  expect.soft(await reader.screenshot()).toMatchSnapshot([engine.toLowerCase(), file], TOLERANCE);
}
