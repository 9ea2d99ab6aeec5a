/** @jest-environment node */
import fc from 'fast-check';
import { canonicalizePath, matchRoute, sanitizeReturnPath, toPageRegistry } from '../index';
import { createSampleRegistry } from '../testing/samples';

describe('Paths of the site', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['///', '/'],
    ['/About-Company', '/about-company'],
    ['/faq/', '/faq'],
    ['/faq///', '/faq'],
  ])('%s is the same page as %s', (written, canonical) => {
    expect(canonicalizePath(written)).toBe(canonical);
  });

  test('A page is found whatever the case and the trailing slash', () => {
    expect(matchRoute(toPageRegistry(createSampleRegistry()), '/FAQ/')).toMatchObject({
      id: 'faq',
      remote: 'marketing',
    });
  });

  test('An unknown path belongs to no page', () => {
    expect(matchRoute(toPageRegistry(createSampleRegistry()), '/nowhere')).toBeUndefined();
    expect(
      matchRoute(toPageRegistry(createSampleRegistry({ remotes: {} })), '/faq'),
    ).toBeUndefined();
  });
});

describe('Where a person may be sent after signing in', () => {
  test.each([
    '/',
    '/dashboard',
    '/dashboard?view=profile',
    '/faq#how-to-start',
    '/setup?a=b&c=d%20e',
  ])('%s is a page of this site', (path) => expect(sanitizeReturnPath(path)).toBe(path));

  test('Dots inside a path are resolved before they are followed', () => {
    expect(sanitizeReturnPath('/a/../dashboard')).toBe('/dashboard');
  });

  test.each([
    null,
    undefined,
    '',
    'dashboard',
    'https://evil.example',
    'http:evil.example',
    'HTTPS://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:https://evil.example',
    '/%00/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/1',
    '@evil.example',
    'user:pass@evil.example',
    '/<script>',
    '/"onmouseover=alert(1)',
    "/'",
    '/\u0000',
    '/\u202Egnp.evil',
    '/\uFF0Fevil.example',
    '/。evil.example',
    `/${'a'.repeat(300)}`,
  ])('%j is refused', (candidate) => {
    expect(sanitizeReturnPath(candidate)).toBeUndefined();
  });

  test('Whatever is typed, a followed path stays on this site and is followed unchanged a second time', () => {
    const shapes = fc.array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          '%2f',
          '%5c',
          '@',
          ':',
          '?',
          '#',
          'evil.example',
          '\t',
        ),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(shapes, (parts) => {
        const followed = sanitizeReturnPath(`/${parts.join('')}`);
        if (followed === undefined) return;
        expect(new URL(followed, 'https://site.example').origin).toBe('https://site.example');
        expect(sanitizeReturnPath(followed)).toBe(followed);
      }),
      { numRuns: 2000 },
    );
  });
});
