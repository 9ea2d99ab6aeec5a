import { withoutCapitals } from './without-capitals';

test.each([
  [{ pathname: '/fAq', search: '', hash: '' }, '/faq'],
  [{ pathname: '/FAQ', search: '?a=B', hash: '#Where' }, '/faq?a=B#Where'],
])('%j leads to %s, with all that follows the path', (written, address) => {
  expect(withoutCapitals(written, '/faq')).toBe(address);
});

test.each(['/faq', '/faq/'])(
  '%s stays, or a host that wants it would lead back for ever',
  (pathname) => {
    expect(withoutCapitals({ pathname, search: '', hash: '' }, '/faq')).toBeUndefined();
  },
);
