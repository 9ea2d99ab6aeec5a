import { findLowercaseUrl } from './find-lowercase-url';

test.each([
  [{ pathname: '/fAq', search: '', hash: '' }, '/faq'],
  [{ pathname: '/FAQ', search: '?a=B', hash: '#Where' }, '/faq?a=B#Where'],
])('%j leads to %s, with all that follows the path', (written, address) => {
  expect(findLowercaseUrl(written, '/faq')).toBe(address);
});

test.each(['/faq', '/faq/'])(
  '%s stays, or a host that wants it would lead back for ever',
  (pathname) => {
    expect(findLowercaseUrl({ pathname, search: '', hash: '' }, '/faq')).toBeUndefined();
  },
);
