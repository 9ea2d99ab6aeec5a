import fs from 'node:fs';
import path from 'node:path';
import { listVisitorVersions } from '@site/contract';
import { type ComposedSite, computeIntegrity } from '@site/compose';
import { listFiles } from '@site/build/version';
import type { Store } from '@site/store';

type Reference = { url: string; integrity?: string };

/**
 * Finds scripts, styles, fonts, pictures and videos that a document refers to and that are missing or differ from their
 * hash.
 * @returns a sentence for each
 */
export async function findBrokenReferences(
  store: Store,
  { folder, registry, settings }: ComposedSite,
): Promise<string[]> {
  const roots = await rootsOf(store, registry, folder, settings.siteUrl);
  const documents = listFiles(folder).filter((file) => file.endsWith('.html'));
  const problems = documents.flatMap((document) =>
    listReferences(fs.readFileSync(path.join(folder, document), 'utf8')).flatMap((reference) => {
      const problem = problemOf(reference, roots);
      return problem ? [`${document} names ${reference.url}, which ${problem}.`] : [];
    }),
  );
  return [...new Set(problems)];
}

/** Maps base URLs to folders: the site's own, and the version folder of each remote. */
async function rootsOf(
  store: Store,
  registry: ComposedSite['registry'],
  folder: string,
  siteUrl: string,
): Promise<[base: string, folder: string][]> {
  const remoteRoots = listVisitorVersions(registry).map(
    async ({ base, descriptor: { name, version } }): Promise<[string, string]> => {
      const opened = await store.openFolder(`apps/${name}/${version}`);
      return [base, path.join(opened, 'web')];
    },
  );
  return [...(await Promise.all(remoteRoots)), [`${siteUrl}/`, folder], ['/', folder]];
}

/** Lists all URLs that a browser fetches for a document; links to pages are not included. */
export function listReferences(html: string): Reference[] {
  const tags = [
    ...html.matchAll(/<(script|link|img|source|video|audio|track|meta|image)\b[^>]*>/g),
  ];
  const named = tags.flatMap(([tag]) => {
    const integrity = attributeOf(tag, 'integrity');
    return urlsIn(tag).map((url) => ({ url, ...(integrity ? { integrity } : {}) }));
  });
  const inStyles = [...html.matchAll(/url\((['"]?)((?!data:|#)[^'")]+)\1\)/g)];
  return [...named, ...inStyles.map(([, , url = '']) => ({ url }))];
}

function urlsIn(tag: string): string[] {
  if (tag.startsWith('<meta')) {
    const content = /property="og:image"/.test(tag) ? attributeOf(tag, 'content') : undefined;
    return content ? [content] : [];
  }
  if (/^<link[^>]*rel="(canonical|alternate)"/.test(tag)) return [];
  const single = ['src', 'href', 'poster'].flatMap((name) => attributeOf(tag, name) ?? []);
  const sets = (attributeOf(tag, 'srcset') ?? '')
    .split(',')
    .flatMap((each) => each.trim().split(/\s/)[0] ?? []);
  return [...single, ...sets].filter((url) => url !== '' && !/^(data:|#)/.test(url));
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

function problemOf(
  { url, integrity }: Reference,
  roots: [base: string, folder: string][],
): string | undefined {
  const root = roots.find(([base]) => url.startsWith(base));
  if (!root) return 'belongs to another site';
  const [base, folder] = root;
  const file = path.join(folder, decodeURI(url.slice(base.length).replace(/[?#].*$/, '')));
  if (!fs.existsSync(file) || !fs.statSync(file).isFile()) return 'does not exist';
  return integrity && computeIntegrity(file) !== integrity ? 'has another hash' : undefined;
}
