import { scriptJson } from './escape';

/**
 * Inline in every document, before whatever adds a script: under `require-trusted-types-for` the browser asks this
 * policy about each string that would become code. Addresses of scripts and workers pass when they are the site's or
 * a remote's; markup and code as text never do. It is the policy by default because every loader of every version of
 * a remote has to get through it, those that were built before it too (docs/decisions/0021-trusted-types.md).
 */
export function scriptPolicyScript(remoteOrigins: string[]): string {
  return `(${scriptPolicy.toString()})(${scriptJson(remoteOrigins)});`;
}

/** Travels as text, so it refers to nothing outside itself. */
function scriptPolicy(remoteOrigins: string[]): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      const origins = [location.origin, ...remoteOrigins];
      return origins.some((origin) => href.startsWith(`${origin}/`)) ? address : null;
    },
  });
}
