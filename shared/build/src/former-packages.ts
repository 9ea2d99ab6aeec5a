import { FORMER_SHARE_KEYS } from '@site/contract';

/**
 * Ends the build of a remote that depends on packages which are part of another one now: it would contain copies of what
 * the shell provides under today's names.
 * @throws with one sentence that says what to replace
 */
export function requireCurrentPackages(manifest: { dependencies?: Record<string, string> }): void {
  const former = Object.keys(manifest.dependencies ?? {}).filter((name) => FORMER_SHARE_KEYS[name]);
  if (former.length === 0) return;
  const changes = former.map((name) => `'${name}' by '${FORMER_SHARE_KEYS[name]}'`).join(', ');
  throw new Error(
    `Replace ${changes} in imports and ${former.join(', ')} by @site/page in package.json, then run npm install: these packages are one now.`,
  );
}
