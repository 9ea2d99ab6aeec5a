import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Hashes names and bytes. Names are relative and sorted, so that every machine gets the same hash.
 * @throws when a name is not the same file on every machine
 */
export function hashFiles(root: string, files: string[]): string {
  requirePlainNames(files);
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = fs.readFileSync(path.join(root, file));
    // The length makes the boundaries between names and contents unambiguous.
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Lists all files below a folder as sorted relative paths with forward slashes, without the `skipped` names.
 * @throws when it contains anything but regular files and folders, such as a link
 */
export function listFiles(root: string, skipped: readonly string[] = []): string[] {
  return walk(root, skipped).sort();
}

function walk(root: string, skipped: readonly string[]): string[] {
  return fs.readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.includes(entry.name)) return [];
    if (entry.isFile()) return [entry.name];
    if (entry.isDirectory())
      return walk(path.join(root, entry.name), skipped).map((file) => `${entry.name}/${file}`);
    throw new Error(
      `${path.join(root, entry.name)} is a link or a device. Only regular files and folders are possible here; remove it.`,
    );
  });
}

/**
 * Checks relative names of files before they become paths: none leaves its folder, and none is another one on a machine
 * that ignores case or the form of Unicode.
 * @throws with the first name that is not plain
 */
export function requirePlainNames(names: readonly string[]): void {
  const known = new Map<string, string>();
  for (const name of names) {
    const parts = name.split('/');
    if (!parts.every((part) => PLAIN_PART.test(part)))
      throw new Error(`${JSON.stringify(name)} is not a plain name of a file.`);
    for (const [index] of parts.entries()) {
      const prefix = parts.slice(0, index + 1).join('/');
      const isFile = index === parts.length - 1;
      const folded = prefix.normalize('NFKC').toLowerCase();
      const other = known.get(folded);
      if (other !== undefined && (isFile || other !== `${prefix}/`))
        throw new Error(`"${name}" and "${other}" are the same name on some machines.`);
      known.set(folded, isFile ? prefix : `${prefix}/`);
    }
  }
}

/** A name in a folder: no way up, no separator of another system, no control character. */
const PLAIN_PART = /^(?!\.{1,2}$)[^\\\p{C}]+$/u;
