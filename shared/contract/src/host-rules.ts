/** Headers of a response, by name. */
export type HttpHeaders = Record<string, string>;

/** Headers by path, in the order in which hosts apply them; a path that ends in `*` matches all that begin with it. */
export type HeaderRules = { path: string; headers: HttpHeaders }[];

/** Content of `headers.json`: the rules that every host follows, independent of its own format. */
export type HostRules = { rules: HeaderRules; redirects: Record<string, string> };

/** Facts about a canary that the live documents and the rules for hosts depend on. */
export type CanaryHostInfo = {
  /** Share of the visitors that gets the canary, 0–100. */
  percent: number;
  /** Headers of the canary's documents, by path. */
  headers: Record<string, HttpHeaders>;
};

/** Headers that the run for the live site reads; not part of the composed site. */
export const CANARY_HEADERS_FILE = 'canary/headers.json';

/** Merges the headers of all rules that match a path; later rules win. */
export function resolveHeaders(rules: HeaderRules, path: string): HttpHeaders {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as HttpHeaders;
}
