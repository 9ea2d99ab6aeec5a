import { fillPattern, matchPattern } from './paths/path-pattern';
import type { RemoteName } from './remote-names';

/** Headers of a response, by name. */
export type HttpHeaders = Record<string, string>;

/**
 * Headers by path, in the order in which hosts apply them; a path that ends in `*` matches all that begin with it, unless
 * it is the pattern of a page.
 */
export type HeaderRules = { path: string; headers: HttpHeaders; isPattern?: true }[];

/** Content of `headers.json`: the rules that every host follows, independent of its own format. */
export type HostRules = {
  rules: HeaderRules;
  /** Other spellings and former paths, patterns among them. */
  redirects: Record<string, string>;
  /** Files of the documents of patterns, the most specific pattern first. Exact paths come before all of them. */
  patterns?: Record<string, string>;
};

/** Visitors who get a canary. The documents decide, because a static host cannot. */
export type CanaryShare = {
  /** Remote whose candidate they get. Each browser has a number for each remote, so canaries are independent. */
  unit: RemoteName;
  /** Share of the visitors, 0–99. */
  percent: number;
  /** Added to each browser's number (0–99), so that every version begins with other visitors. */
  offset: number;
  /** Visitors who get it whatever their number: those who joined this audience. */
  audience?: string;
};

/** Facts about the active canaries that their documents, the live ones, and the rules for hosts depend on. */
export type CanaryHostInfo = {
  /** In the order of the remotes. */
  shares: CanaryShare[];
  /** Combinations of them, each with documents of its own: 'account', 'marketing', 'account-marketing'. */
  combinations: string[];
  /** Headers of the documents of all combinations, by path. */
  headers: Record<string, HttpHeaders>;
};

/** Headers that the run for the live site reads; not part of the composed site. */
export const CANARY_HEADERS_FILE = 'canary/headers.json';

/** Merges the headers of all rules that match a path; later rules win. */
export function resolveHeaders(rules: HeaderRules, path: string): HttpHeaders {
  const matching = rules.filter((rule) => matchesRule(rule, path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

function matchesRule(rule: HeaderRules[number], path: string): boolean {
  if (rule.isPattern) {
    const params = matchPattern(rule.path, path);
    return params !== undefined && fillPattern(rule.path, params) === path;
  }
  return rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path;
}
