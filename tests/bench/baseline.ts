/** Against whom a page of this site is measured. `with 1,000 routes` is the site itself, as a big one. */
export const BASELINES = [
  'no scripts',
  'one-bundle SPA',
  'one prerendered bundle',
  'with 1,000 routes',
] as const;
export type Baseline = (typeof BASELINES)[number];

export type MeasuredSite = 'this site' | Baseline;
