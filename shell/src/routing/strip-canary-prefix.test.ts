import { stripCanaryPrefix } from './strip-canary-prefix';

test.each([
  [{ pathname: '/canary/faq', search: '?a=B', hash: '#Where' }, '/faq?a=B#Where'],
  [{ pathname: '/canary', search: '', hash: '' }, '/'],
  [{ pathname: '/canary/', search: '', hash: '' }, '/'],
  [{ pathname: '/canary/canary/faq', search: '', hash: '' }, '/canary/faq'],
  [{ pathname: '/canary//other.example/faq', search: '', hash: '' }, '/other.example/faq'],
])('%j leads to %s on this site', (written, address) => {
  expect(stripCanaryPrefix(written)).toBe(address);
});

test.each(['/', '/faq', '/canary-yellow', '/film/canary'])('%s stays', (pathname) => {
  expect(stripCanaryPrefix({ pathname, search: '', hash: '' })).toBeUndefined();
});
