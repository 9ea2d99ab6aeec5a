/** @jest-environment node */
import { descriptor, registry, route, siteSettings } from '@site/contract/samples';
import { listSitePages } from './site-pages';
import { createWebManifest } from './web-manifest';

const opens = { type: 'application/vnd.reel+json', endings: ['.reel'] };
const routes = [route({ id: 'faq', path: '/faq' }), route({ id: 'desk', path: '/desk', opens })];
const live = { base: 'http://localhost:3001/a/', descriptor: descriptor({ routes }) };
const pages = listSitePages(registry({ remotes: { marketing: { live, previous: null } } }));

test('The installed site opens the files that its pages say they open, each on its page', () => {
  const manifest: unknown = JSON.parse(createWebManifest(siteSettings(), pages));
  expect(manifest).toMatchObject({
    file_handlers: [{ action: '/desk', accept: { 'application/vnd.reel+json': ['.reel'] } }],
  });
});
