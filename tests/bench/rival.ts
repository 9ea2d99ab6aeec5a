/** Against whom a page of this site is measured. `with 1,000 routes` is the site itself, as a big one. */
export const rivals = [
  'no scripts',
  'one-bundle SPA',
  'one prerendered bundle',
  'with 1,000 routes',
] as const;
export type Rival = (typeof rivals)[number];
