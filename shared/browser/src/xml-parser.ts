interface PolicyRules {
  createHTML?: (text: string) => string;
  createScriptURL?: (address: string) => string | null;
}

declare global {
  interface Window {
    /** Browsers that know Trusted Types. What is trusted counts as a string here, as it does where it goes. */
    trustedTypes?: {
      createPolicy: (name: string, rules: PolicyRules) => { createHTML: (text: string) => string };
    };
  }
}

/**
 * Reads XML where the site's documents take no markup from strings. Trusted as it is, because it is XML of its own
 * that no page is made of: never HTML, and to be read or drawn as a picture, not to be put into the page.
 * @param owner the remote, whose name the documents' policy knows
 */
export function xmlParser(
  owner: string,
): (text: string, type: 'image/svg+xml' | 'application/xml') => Document {
  const policy = window.trustedTypes?.createPolicy(owner, { createHTML: (text) => text });
  return (text, type) => new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type);
}
