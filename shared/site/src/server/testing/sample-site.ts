import fs from 'node:fs';
import path from 'node:path';

/** Addresses of the sample, of the site and of a remote. */
export const SAMPLE_PATHS = ['/', '/faq', '/static/a.txt', '/v1/web/a.txt', '/nothing-here'];

const FILE_STATUSES = ['200', '206', '301', '304', '404', '405', '412', '416'];
const REPORT_STATUSES = ['204', '400', '413', '429'];
/** Statuses of Node for what it cannot read. */
const NODE_STATUSES = ['100', '400', '408', '417', '431'];

/** Statuses of all responses to hostile requests. */
export const EXPECTED_STATUSES = [...FILE_STATUSES, ...REPORT_STATUSES, ...NODE_STATUSES];

/** Writes a store with a live site and a version of a remote. @returns folder of the remote's versions */
export function writeSampleSite(root: string, text: string): string {
  const rules = ['/', '/faq', '/static/*'].map((each) => ({ path: each, headers: {} }));
  const files: Record<string, string> = {
    'live/site.json': JSON.stringify({ site: 'one' }),
    'sites/one/headers.json': JSON.stringify({ rules, redirects: {} }),
    'sites/one/index.html': '<h1>Home</h1>',
    'sites/one/faq.html': '<h1>Questions</h1>',
    'sites/one/404.html': '<h1>Page not found</h1>',
    'sites/one/static/a.txt': text,
    'apps/v1/web/a.txt': text,
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
  return path.join(root, 'apps');
}
