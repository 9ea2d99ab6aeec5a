import { createHash } from 'node:crypto';
import { fetchPageRoutes, siteUrl } from '../../support/site';
import { replaceBody, type ProxyResponse, type Fault } from './apply-fault';
import { classifyResource, type Resource } from './resource';

export type BadRelease = { change(url: string, answer: ProxyResponse): ProxyResponse };

/**
 * A site after a release of code that throws: the unit itself is other code, and its
 * hash is right wherever it is named, in chunk tables, documents and the registry.
 */
export async function makeBadRelease({
  fault,
  part,
  only,
}: {
  fault: Fault;
  part: Resource;
  only: RegExp;
}): Promise<BadRelease> {
  const hashes = new Map<string, string>();
  const scripts = new Map<string, Buffer>();
  // Chunks are named by entries and by the shell, those by documents: three rounds reach everything.
  for (let round = 0; round < 3; round += 1) {
    for (const url of await scriptUrls()) {
      const before = await read(url);
      const isBad = only.test(url) && classifyResource(url, answerOf(before)) === part;
      const text = renamed(isBad ? throwing(fault, before.toString()) : before.toString());
      const after = Buffer.from(text);
      if (after.equals(before)) continue;
      hashes.set(hashOf(before), hashOf(after));
      scripts.set(url, after);
    }
  }
  return {
    change: (url, answer) => {
      const script = scripts.get(url.split('?')[0] ?? '');
      if (script) return replaceBody(answer, script);
      if (!/html|json/.test(String(answer.headers['content-type']))) return answer;
      return replaceBody(answer, Buffer.from(renamed(answer.body.toString())));
    },
  };

  function renamed(text: string): string {
    let result = text;
    for (const [from, to] of hashes) result = result.replaceAll(from, to);
    return result;
  }
}

function throwing(fault: Fault, code: string): string {
  if (fault === 'throws at load') return `throw new Error('This script throws.');${code}`;
  const [, global] = /(chunk_\w+)/.exec(code) ?? [];
  return `(${throwAtRender.toString()})('${global}');${code}`;
}

/** Runs in the browser, before a page chunk: every component that a module has as its default export throws. */
function throwAtRender(global: string): void {
  type Factory = (module: { exports: unknown }, ...rest: unknown[]) => void;
  type Chunk = [unknown, Record<string, Factory>];
  const scope = globalThis as unknown as Record<string, Chunk[] | undefined>;
  const queue = (scope[global] ??= []);
  const push = queue.push.bind(queue);
  queue.push = (chunk: Chunk) => {
    for (const [id, factory] of Object.entries(chunk[1])) {
      chunk[1][id] = (module, ...rest) => {
        factory(module, ...rest);
        const { default: page } = module.exports as { default?: unknown };
        if (typeof page !== 'function') return;
        module.exports = {
          default: () => {
            throw new Error('This page throws.');
          },
        };
      };
    }
    return push(chunk);
  };
}

let known: Promise<string[]> | undefined;

/** Every script of the site: those that documents name, and those of the tables inside them. */
function scriptUrls(): Promise<string[]> {
  known ??= collect();
  return known;
}

async function collect(): Promise<string[]> {
  const urls = new Set<string>();
  for (const { path } of await fetchPageRoutes()) {
    const html = (await read(siteUrl + path)).toString();
    for (const [, source = ''] of html.matchAll(/<script [^>]*src="([^"]+)"/g)) {
      urls.add(new URL(source, siteUrl).href);
    }
  }
  for (const url of urls) {
    if (!url.includes('/static/js/index.')) continue;
    for (const [, id, hash] of (await read(url)).toString().matchAll(/\b(\w+):"([0-9a-f]{10})"/g)) {
      urls.add(`${siteUrl}/static/js/async/${id}.${hash}.js`);
    }
  }
  return [...urls].sort((one, other) => rank(one) - rank(other));
}

/** Files that others name come before those that name them. */
function rank(url: string): number {
  return url.includes('/async/') ? 0 : 1;
}

async function read(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
}

function answerOf(body: Buffer): ProxyResponse {
  return { status: 200, headers: {}, body };
}

function hashOf(body: Buffer): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}
