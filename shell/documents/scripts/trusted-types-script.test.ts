/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { createTrustedTypesScript } from './trusted-types-script';

type Rules = { createScriptURL: (address: string) => string | null; createHTML?: unknown };

describe('The policy of a document for strings that would become code', () => {
  test.each([
    ['a file of the site', '/static/js/index.js', true],
    ['a file of a remote', 'https://marketing.example/a1/entry.js?try=1', true],
    ['another origin', 'https://evil.example/x.js', false],
    [
      'an origin that only begins like a remote’s',
      'https://marketing.example.evil.example/x',
      false,
    ],
    ['another port of the site', 'https://site.example:8443/x.js', false],
    ['code in the address', 'data:text/javascript,alert(1)', false],
    ['a file of the page’s own making', 'blob:https://site.example/1', false],
    ['a script address', 'javascript:alert(1)', false],
  ])('%s', (_what, address, passes) => {
    const { rules } = policy();
    expect(rules?.createScriptURL(address)).toBe(passes ? address : null);
  });

  test('Lets no markup pass, and is the policy by default', () => {
    const { name, rules } = policy();
    expect(name).toBe('default');
    expect(Object.keys(rules ?? {})).toEqual(['createScriptURL']);
  });

  test('Leaves a browser that does not know such policies alone', () => {
    expect(() => run({})).not.toThrow();
  });
});

function policy(): { name?: string; rules?: Rules } {
  const made: { name?: string; rules?: Rules } = {};
  run({ createPolicy: (name: string, rules: Rules) => Object.assign(made, { name, rules }) });
  return made;
}

function run(trustedTypes: object): void {
  const location = new URL('https://site.example/faq');
  const window = 'createPolicy' in trustedTypes ? { trustedTypes } : {};
  runInNewContext(createTrustedTypesScript(['https://marketing.example']), {
    window,
    location,
    URL,
  });
}
