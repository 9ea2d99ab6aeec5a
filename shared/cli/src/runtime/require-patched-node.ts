type Environment = Record<string, string | undefined>;

/** Commands that read or write a store. */
const STORE_COMMANDS =
  'release remotes preview keys stage sign rollback releases block prune compose'.split(' ');

/** First version of each supported line whose decoders and permissions are patched: [minor, patch]. */
const PATCHED: Record<number, [minor: number, patch: number]> = {
  22: [23, 4],
  24: [22, 1],
  26: [12, 1],
};
const NEWEST_LINE = Math.max(...Object.keys(PATCHED).map(Number));

/**
 * Requires a supported and patched Node for a command that holds a key of a shared store. The store of this machine has
 * nothing of other teams, and neither has a bucket that this machine serves to itself.
 * @param version of Node, as in `process.versions.node`
 * @throws with the reason
 */
export function requirePatchedNode(command: string, env: Environment, version: string): void {
  const key = KEY_VARIABLES.find((name) => env[name]);
  if (!isOfSharedStore(command, env) || !key || isPatched(version)) return;
  throw new Error(
    `${key} is set, and Node ${version} gets no security fixes, or lacks some. Nothing was changed. Use Node 24.22.1 or newer (.nvmrc) for what holds a key; older ones are for this machine's own site.`,
  );
}

/** Returns a sentence about signatures that are off, if this command has to do with a shared store. */
export function findUnsignedWarning(command: string, env: Environment): string | undefined {
  if (!isOfSharedStore(command, env) || env['SITE_PUBLIC_KEYS']) return undefined;
  return `Signatures are not checked: SITE_PUBLIC_KEYS is not set, so whoever may write into ${env['SITE_STORE']} decides what visitors get. See docs/how-to/sign-versions.md.`;
}

const KEY_VARIABLES = ['SITE_SIGNING_KEY', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];

function isOfSharedStore(command: string, env: Environment): boolean {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'] ?? '';
  const isHere = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(endpoint);
  return STORE_COMMANDS.includes(command) && Boolean(env['SITE_STORE']) && !isHere;
}

function isPatched(version: string): boolean {
  const [line = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (line > NEWEST_LINE) return true;
  const first = PATCHED[line];
  return Boolean(first && (minor > first[0] || (minor === first[0] && patch >= first[1])));
}
