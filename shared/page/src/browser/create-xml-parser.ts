interface PolicyRules {
  createHTML?: (text: string) => string;
  createScriptURL?: (address: string) => string | null;
}

declare global {
  interface Window {
    /** Trusted Types API, where supported. Trusted values are typed as strings. */
    trustedTypes?: {
      createPolicy: (name: string, rules: PolicyRules) => { createHTML: (text: string) => string };
    };
  }
}

/**
 * Creates an XML parser for pages that enforce Trusted Types. It trusts its input, because the XML is only read or drawn as
 * an image: never parse HTML with it, and never insert the result into the page.
 * @param owner name of the remote, which the content security policy lists
 */
export function createXmlParser(
  owner: string,
): (text: string, type: 'image/svg+xml' | 'application/xml') => Document {
  const policy = window.trustedTypes?.createPolicy(owner, { createHTML: (text) => text });
  return (text, type) => new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type);
}
