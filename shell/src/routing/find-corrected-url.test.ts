import { findCorrectedUrl } from './find-corrected-url';

const faq = { address: '/faq' };

test.each([
  [{ pathname: '/fAq', search: '', hash: '' }, '/faq'],
  [{ pathname: '/FAQ', search: '?a=B', hash: '#Where' }, '/faq?a=B#Where'],
])('%j leads to %s, with all that follows the path', (written, address) => {
  expect(findCorrectedUrl(written, faq)).toBe(address);
});

test.each(['/faq', '/faq/'])(
  '%s stays, or a host that wants it would lead back for ever',
  (pathname) => {
    expect(findCorrectedUrl({ pathname, search: '', hash: '' }, faq)).toBeUndefined();
  },
);

test.each([
  [{ pathname: '/canary/marketing/faq', search: '?a=B', hash: '#Where' }, '/faq?a=B#Where'],
  [{ pathname: '/canary/account-marketing', search: '', hash: '' }, '/'],
  [{ pathname: '/canary/marketing/', search: '', hash: '' }, '/'],
  [{ pathname: '/canary/marketing/canary/faq', search: '', hash: '' }, '/canary/faq'],
  [
    { pathname: '/canary/marketing//other.example/faq', search: '', hash: '' },
    '/other.example/faq',
  ],
])('%j without a page leads to %s on this site', (written, address) => {
  expect(findCorrectedUrl(written, undefined)).toBe(address);
});

test.each(['/', '/faq', '/canary-yellow', '/film/canary'])(
  '%s without a page stays',
  (pathname) => {
    expect(findCorrectedUrl({ pathname, search: '', hash: '' }, undefined)).toBeUndefined();
  },
);
