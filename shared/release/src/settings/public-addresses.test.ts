/** @jest-environment node */
import { createSampleSettings } from '@site/contract/samples';
import { findLocalAddresses } from './public-addresses';

afterEach(() => {
  delete process.env['SITE_ORIGIN_MARKETING'];
});

test('An origin of this machine is named with the command that sets another', () => {
  expect(findLocalAddresses('marketing', createSampleSettings())).toEqual([
    'The origin of "marketing" would be http://localhost:3001. Set it to where its files are served: npm run remotes -- add marketing --origin https://…',
  ]);
  process.env['SITE_ORIGIN_MARKETING'] = 'https://marketing.example.com';
  expect(findLocalAddresses('marketing', createSampleSettings())).toEqual([]);
});

test.each([
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://site.localhost',
  'http://0.0.0.0',
])('The setting siteUrl %s is this machine', (siteUrl) => {
  const settings = { ...createSampleSettings(), supabaseUrl: 'https://id.supabase.co', siteUrl };
  expect(findLocalAddresses('shell', settings)).toEqual([
    `The setting siteUrl would be ${siteUrl}. Set SITE_SETTINGS to the settings of the site.`,
  ]);
});

test('Public settings, and a collector below the site itself, are in order', () => {
  const settings = {
    ...createSampleSettings(),
    supabaseUrl: 'https://id.supabase.co',
    siteUrl: 'https://example.com',
    reportUrl: '/health',
  };
  expect(findLocalAddresses('shell', settings)).toEqual([]);
});
