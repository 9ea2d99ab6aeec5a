import { stringifyForScript } from '../escape-html';

/**
 * Creates the inline script with the default Trusted Types policy, placed before any script that adds scripts: under
 * `require-trusted-types-for` the browser passes it every string that would become code. URLs of scripts and workers
 * pass if they belong to the site or a remote; markup and code as text never do. It is the default policy because every
 * loader of every version of a remote has to pass it, including versions built before it
 * (docs/decisions/hosts.md, 0021).
 */
export function createTrustedTypesScript(remoteOrigins: string[]): string {
  return `(${scriptPolicy.toString()})(${stringifyForScript(remoteOrigins)});`;
}

/** Serialised into documents, so it refers to nothing outside itself. */
function scriptPolicy(remoteOrigins: string[]): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { href } = new URL(url, location.href);
      const origins = [location.origin, ...remoteOrigins];
      return origins.some((origin) => href.startsWith(`${origin}/`)) ? url : null;
    },
  });
}
