/** @jest-environment node */
import { exampleAddressOf, type HostRules, overlaps, resolveHeaders } from '@site/contract';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { cloudflarePages, netlify, nginx, ownServer, type Host } from './hosts';

const folder = process.env.SITE_EXPORT ?? '';
const {
  rules,
  redirects,
  patterns = {},
} = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as HostRules;
/** Address to ask for: the path itself, or a pattern with a sample value. */
const addressOf = (path: string) => exampleAddressOf({ path });

/** Expected response for an address, on every host. */
interface Expected {
  status: number;
  headers: Record<string, string | undefined>;
}

const shown = rules
  .filter(({ path, isPattern }) => isPattern || !path.endsWith('*'))
  .map(({ path }) => addressOf(path));
/** The own worker, and the names of those that a former site may have left in browsers. */
const workers = shown.filter((path) => /^\/[\w.-]+\.js$/.test(path));
const hashed = readdirSync(join(folder, 'static/js')).find((name) => name.endsWith('.js'));
const aliases = Object.entries(redirects).map(([written, target]): [string, string] => [
  addressOf(written),
  addressOf(target),
]);
const serverFiles = ['/headers.json', '/_headers', '/_redirects', '/nginx.conf'];
const nowhere = [
  '/nothing-here',
  '/Nothing-Here/',
  '/faq/more',
  '/faq.htm',
  '/static/js/gone.0a1b2c3d.js',
  '/.git/config',
  '/%E0%A4%A',
  '/%2e%2e/headers.json',
  '//evil.example/faq/',
];

for (const { name, missingReason } of [nginx, cloudflarePages]) {
  if (missingReason) console.warn(`${name} was not asked: ${missingReason}`);
}

for (const host of [ownServer, nginx, cloudflarePages]) {
  describeHost(host, host.name, (ask, read) => {
    test.each([...shown, `/static/js/${hashed}`])('%s is there, with its headers', async (path) => {
      expect(await ask(path)).toEqual(found(path));
    });

    test('Each page is the page that was composed', async () => {
      for (const path of Object.values(redirects)) {
        const file = patterns[path] ?? (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
        expect(await read(addressOf(path))).toBe(readFileSync(join(folder, file), 'utf8'));
      }
    });

    test.each(aliases)('%s moves for good to %s and keeps its query', async (written, target) => {
      const { headers, ...answer } = await ask(`${written}?a=1&b=%2F`);
      expect(answer).toEqual({ status: 301, location: `${target}?a=1&b=%2F` });
      expect(headersOfRedirect(written)).toContainEqual(headers);
    });

    test.each([...nowhere, ...serverFiles, '/404', '/404.html'])(
      '%s is the not-found page, with its headers, and nobody keeps it',
      async (path) => {
        expect(await ask(path)).toEqual(missing(path));
      },
    );
  });
}

for (const host of [ownServer, nginx, cloudflarePages, netlify]) {
  describeHost(host, `${host.name}, looked at after a deploy`, (_ask, _read, port) => {
    test('It answers as the rules say', async () => {
      const said = await run('verify-host.mjs', port(), join(folder, 'headers.json'));
      expect(said).toMatch(/answers as its rules say/);
    });
    test.each(workers)('%s is the script that was composed, as JavaScript', async (path) => {
      const response = await fetch(`http://127.0.0.1:${port()}${path}`);
      // Browsers refuse a worker of any other type, and keep the one that they have.
      expect(response.headers.get('content-type')).toMatch(/^(text|application)\/javascript\b/);
      expect(await response.text()).toBe(readFileSync(join(folder, path), 'utf8'));
    });
    test("Mozilla's Observatory gives it the best grade", async () => {
      expect(await run('grade-headers.mjs', port())).toMatch(/^A\+ \d+\n$/);
    });
  });
}

describeHost(ownServer, 'A site that does not answer as it should', (_ask, _read, port) => {
  const verify = (other: HostRules) => {
    const file = join(createTemporaryFolder('look'), 'headers.json');
    writeFileSync(file, JSON.stringify(other));
    return run('verify-host.mjs', port(), file);
  };

  test.each(['/faq', '/editor/:deck'])(
    'A header of %s that is not as the rules say is named',
    async (path) => {
      const strict = { 'X-Frame-Options': 'SAMEORIGIN' };
      const other = rules.map((rule) => (rule.path === path ? { ...rule, headers: strict } : rule));
      expect(await verify({ rules: other, redirects })).toContain(
        `${addressOf(path)} answers with "X-Frame-Options: DENY" instead of "SAMEORIGIN"`,
      );
    },
  );

  test('A redirect with a parameter that leads elsewhere is named', async () => {
    const other = { '/FAQ': '/faq', '/Editor/:deck': '/faq/:deck' };
    expect(await verify({ rules, redirects: other })).toMatch(
      /^\/Editor\/example answers 301 and leads to \/editor\/example, not \/faq\/example\.\n$/,
    );
  });
});

for (const host of [ownServer, nginx]) {
  describeHost(host, `${host.name}, which reads addresses in any writing`, (ask) => {
    test.each(['/f%61q', '/%66%61%71'])('%s is the page /faq', async (written) => {
      expect(await ask(written)).toEqual(found('/faq'));
    });

    test.each([
      ['/fAq', '/faq'],
      ['/%46AQ', '/faq'],
      ['/faq%2F', '/faq'],
      ['/FAQ//', '/faq'],
      ['/fOrGoT-pAsSwOrD', '/forgot'],
    ])('%s moves to %s', async (written, target) => {
      expect(await ask(written)).toEqual(moved(written, target));
    });

    test.each(['/index.html.br', '/faq.html.gz', `/static/js/${hashed}.br`])(
      'The compressed copy %s has no address',
      async (path) => {
        expect((await ask(path)).status).toBe(404);
      },
    );
  });
}

describeHost(cloudflarePages, 'Cloudflare Pages, which reads addresses letter by letter', (ask) => {
  test('A page whose address is written with codes has the strict headers of all', async () => {
    expect(await ask('/f%61q')).toEqual({ status: 200, headers: headersAt('/f%61q') });
  });

  test('An address in capitals that nobody writes is the not-found page', async () => {
    expect(await ask('/fAq')).toEqual(missing('/fAq'));
  });
});

// Its limits, as its own engines have them: a file wins over a redirect, a redirect carries no headers of
// ours, a rule's path matches in any case and with a slash at its end, and a rule for a folder also holds for
// what is missing in it.
describeHost(netlify, netlify.name, (ask) => {
  const isShadowed = ([written, target]: [string, string]) =>
    [`${target}/`, `${target}.html`, '/index', '/index.html'].includes(written);

  test.each([...shown, `/static/js/${hashed}`])('%s is there, with its headers', async (path) => {
    expect(await ask(path)).toEqual(found(path));
  });

  test.each(aliases.filter((alias) => !isShadowed(alias)))(
    '%s moves for good to %s and keeps its query',
    async (written, target) => {
      const { status, location = '' } = await ask(`${written}?a=1`);
      const { pathname, search } = new URL(location);
      expect({ status, to: pathname + search }).toEqual({ status: 301, to: `${target}?a=1` });
    },
  );

  test.each(aliases.filter(isShadowed))(
    '%s is shown as %s, with its headers',
    async (written, target) => {
      expect(await ask(written)).toEqual(found(target));
    },
  );

  test.each(nowhere.filter((path) => !/^\/static\/|%/.test(path)))(
    '%s is the not-found page, with its headers',
    async (path) => {
      expect(await ask(path)).toEqual({ status: 404, headers: headersAt(path) });
    },
  );
});

test('The site answers the usual names of former workers', () => {
  expect(workers).toHaveLength(5);
});

const running = new Map<Host, ReturnType<Host['start']>>();
afterAll(async () => {
  for (const host of running.values()) await (await host).stop();
});

function found(path: string): Expected {
  return { status: 200, headers: headersAt(path) };
}

function moved(path: string, location: string): Expected & { location: string } {
  return { status: 301, location, headers: headersAt(path) };
}

/** A spelling inside a pattern (`/editor/index`) has the headers of all on some hosts, those of the pattern on others. */
function headersOfRedirect(written: string): Expected['headers'][] {
  const around = Object.keys(patterns).filter((pattern) => overlaps(pattern, written));
  return [...new Set(['/404', ...around.map(addressOf)])].map(headersAt);
}

function missing(path: string): Expected {
  return { status: 404, headers: { ...headersAt(path), 'cache-control': 'no-store' } };
}

/** Every header that a rule names, and the one that Cloudflare Pages would add by itself. */
const names = [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers).map(lowerCase))),
  'access-control-allow-origin',
];

function headersAt(path: string): Record<string, string | undefined> {
  const said = resolveHeaders(rules, path);
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [lowerCase(name), value]));
}

function lowerCase(name: string): string {
  return name.toLowerCase();
}

/** Tests of a host, which are skipped where it is absent. */
function describeHost(
  host: Host,
  title: string,
  tests: (ask: Ask, read: Read, port: () => number) => void,
): void {
  (host.missingReason ? describe.skip : describe)(title, () => {
    let port = 0;
    beforeAll(async () => {
      const started = running.get(host) ?? host.start(folder);
      running.set(host, started);
      ({ port } = await started);
    });
    tests(
      async (address) => (await request(port, address)).answer,
      async (address) => (await request(port, address)).text,
      () => port,
    );
  });
}

/** Output of a script of this folder about the site at a port. */
function run(name: string, port: number, ...args: string[]): Promise<string> {
  const command = [join(__dirname, name), `http://127.0.0.1:${port}`, ...args];
  const env = { ...process.env, LOOK_SECONDS: '0' };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (_error, out, err) => resolve(out + err));
  });
}

type Answer = Expected & { location?: string };
type Ask = (address: string) => Promise<Answer>;
type Read = (address: string) => Promise<string>;

/** Sends the address exactly as written, which `fetch` would tidy up first. */
function request(port: number, address: string): Promise<{ answer: Answer; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = http.get({ host: '127.0.0.1', port, path: address }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ answer: answerOf(response), text: String(Buffer.concat(chunks)) });
      });
    });
    asked.on('error', reject);
  });
}

function answerOf({ statusCode: status = 0, headers }: http.IncomingMessage): Answer {
  const said = names.filter((name) => headers[name] !== undefined);
  return {
    status,
    headers: Object.fromEntries(said.map((name) => [name, String(headers[name])])),
    ...(headers.location ? { location: headers.location } : {}),
  };
}
