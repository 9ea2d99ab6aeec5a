import fs from 'node:fs';
import path from 'node:path';
import { STORE_FORMAT } from '@site/contract';

/** Moves a folder store of another format aside. @returns its new place, or undefined when there is none */
export function setAsideOlderStore(root: string): string | undefined {
  if (!isOlder(path.join(root, 'live'))) return undefined;
  const aside = `${root}-before-format-${STORE_FORMAT}`;
  const target = fs.existsSync(aside) ? `${aside}-${Date.now()}` : aside;
  fs.renameSync(root, target);
  return target;
}

function isOlder(live: string): boolean {
  const file = path.join(live, 'site.json');
  if (!fs.existsSync(file)) return fs.existsSync(path.join(live, 'shell.json'));
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).format !== STORE_FORMAT;
  } catch {
    return false; // A damaged file is restored, and not set aside.
  }
}
