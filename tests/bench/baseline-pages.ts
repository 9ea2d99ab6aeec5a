import type { PageRegistry } from '@site/contract';
import { growRegistry } from './grow-registry';

/** Documents of the baselines, made from a composed document of the site. */
interface ProgramFiles {
  scripts: string[];
  styles: string[];
}

const siteData = /<script type="application\/json" id="bootstrap-data">(.*?)<\/script>/s;
const scriptFiles = /<script [^>]*src=[^>]*><\/script>/g;
/** The bundle navigates by itself, as this site does once it has started. */
const speculationRules = /<script type="speculationrules">.*?<\/script>/s;

export function removeScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
}

/** Nothing but the program: it renders the page in the browser. */
export function toSpaPage(html: string, { scripts, styles }: ProgramFiles): string {
  const title = /<title>.*?<\/title>/s.exec(html)?.[0] ?? '';
  const data = siteData.exec(html)?.[0] ?? '';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    title,
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    data,
    ...scripts.map(scriptTag),
    '</head><body><div id="root"></div></body></html>',
  ].join('');
}

export function toOneBundlePage(html: string, files: string[]): string {
  return html
    .replaceAll(scriptFiles, '')
    .replace(speculationRules, '')
    .replace('</head>', () => `${files.map(scriptTag).join('')}</head>`);
}

function scriptTag(file: string): string {
  return `<script defer src="${file}"></script>`;
}

export function replaceRegistry(html: string): string {
  return html.replace(siteData, (_all, text: string) => {
    const data = JSON.parse(text) as { registry: PageRegistry };
    const grown = { ...data, registry: growRegistry(data.registry) };
    const json = JSON.stringify(grown).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="bootstrap-data">${json}</script>`;
  });
}
