/** @jest-environment node */
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '@site/contract/samples';
import { listSitePages } from './site-pages';
import { createWebManifest } from './web-manifest';

const fileHandler = { mimeType: 'application/vnd.reel+json', extensions: ['.reel'] };
const routes = [
  createSampleRoute({ id: 'faq', path: '/faq' }),
  createSampleRoute({ id: 'desk', path: '/desk', fileHandler }),
];
const live = { base: 'http://localhost:3001/a/', descriptor: createSampleDescriptor({ routes }) };
const pages = listSitePages(
  createSampleRegistry({ remotes: { marketing: { live, previous: null } } }),
);

test('The installed site opens the files that its pages say they open, each on its page', () => {
  const manifest: unknown = JSON.parse(createWebManifest(createSampleSettings(), pages));
  expect(manifest).toMatchObject({
    file_handlers: [{ action: '/desk', accept: { 'application/vnd.reel+json': ['.reel'] } }],
  });
});
