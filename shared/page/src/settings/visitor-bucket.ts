/** Key of the number by which documents split visitors between the live site and a canary, too. */
const STORAGE_KEY = 'site-bucket';

/**
 * Reads the number of this browser (0–99), and draws it once if there is none. It is never sent. Undefined without
 * storage, as in static HTML: then nobody is in a share.
 */
export function readVisitorBucket(): number | undefined {
  try {
    const bucket = localStorage.getItem(STORAGE_KEY) ?? String(Math.floor(Math.random() * 100));
    localStorage.setItem(STORAGE_KEY, bucket);
    return Number(bucket);
  } catch {
    return undefined;
  }
}
