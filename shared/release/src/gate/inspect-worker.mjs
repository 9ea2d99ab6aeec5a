// Documents and scripts of a candidate are bytes of other teams, so they are searched here, without keys.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export function handleRequest({ folder, siteUrl, live, fingerprints, ...request }) {
  const versions = request.versions.map((each, index) => ({ ...each, web: request.webs[index] }));
  const roots = [
    ...versions.map(({ base, web }) => ({ base, folder: web })),
    { base: `${siteUrl}/`, folder },
    { base: '/', folder },
  ];
  const checked = versions.filter(({ name }) => live.includes(name));
  return {
    broken: listFiles(folder, /\.html$/).flatMap((file) => findBroken(folder, file, roots)),
    duplicates: checked.flatMap((version) => findDuplicates(version, fingerprints)),
  };
}

if (process.argv[1] === import.meta.filename) {
  const result = handleRequest(JSON.parse(fs.readFileSync(0, 'utf8')));
  fs.writeFileSync(3, JSON.stringify({ result }));
}

/** Finds what a document refers to and that is missing or differs from its hash. */
function findBroken(folder, document, roots) {
  return listReferences(fs.readFileSync(path.join(folder, document), 'utf8')).flatMap(
    ({ url, integrity }) => {
      const problem = problemOf(url, integrity, roots);
      return problem ? [`${document} names ${url}, which ${problem}.`] : [];
    },
  );
}

/** Finds copies of libraries that may exist only once in a page. */
function findDuplicates({ name, web }, fingerprints) {
  return listFiles(web, /\.js$/).flatMap((file) => {
    const source = fs.readFileSync(path.join(web, file), 'utf8');
    return Object.entries(fingerprints)
      .filter(([, fingerprint]) => source.includes(fingerprint))
      .map(
        ([library]) =>
          `${name}/${file} carries a copy of ${library}, which the shell brings for everybody.`,
      );
  });
}

/** Lists all URLs that a browser fetches for a document: scripts, styles, fonts, pictures and videos, but no pages. */
function listReferences(html) {
  const tags = html.match(/<(script|link|img|source|video|audio|track|meta|image)\b[^>]*>/g) ?? [];
  const named = tags.flatMap((tag) =>
    urlsIn(tag).map((url) => ({ url, integrity: attributeOf(tag, 'integrity') })),
  );
  // Gradients of a picture inside a data URL are named by an encoded fragment.
  const inStyles = [...html.matchAll(/url\((['"]?)((?!data:|#|%23)[^'")]+)\1\)/g)];
  return [...named, ...inStyles.map(([, , url]) => ({ url }))];
}

function urlsIn(tag) {
  if (tag.startsWith('<meta'))
    return tag.includes('property="og:image"') ? [attributeOf(tag, 'content')].filter(Boolean) : [];
  if (/^<link[^>]*rel="(canonical|alternate)"/.test(tag)) return [];
  const single = ['src', 'href', 'poster'].map((name) => attributeOf(tag, name));
  // A URL ends with a space or before a comma at its end; data URLs contain commas.
  const sets = (attributeOf(tag, 'srcset') ?? '').matchAll(/(\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g);
  const urls = [...single, ...Array.from(sets, ([, url]) => url)];
  return urls.filter((url) => url && !/^(data:|#)/.test(url));
}

function attributeOf(tag, name) {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1].replaceAll('&amp;', '&');
}

function problemOf(url, integrity, roots) {
  const root = roots.find(({ base }) => url.startsWith(base));
  if (!root) return 'belongs to another site';
  try {
    const name = decodeURI(url.slice(root.base.length).replace(/[?#].*$/, ''));
    const hash = createHash('sha384').update(fs.readFileSync(path.join(root.folder, name)));
    const isSame = !integrity || integrity === `sha384-${hash.digest('base64')}`;
    return isSame ? undefined : 'has another hash';
  } catch {
    return 'does not exist';
  }
}

function listFiles(root, pattern) {
  const files = fs.readdirSync(root, { encoding: 'utf8', recursive: true });
  return files.filter((file) => pattern.test(file));
}
