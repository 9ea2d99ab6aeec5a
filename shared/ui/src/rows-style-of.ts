import type { CSSProperties } from 'react';

/** Least height of a field that grows: browsers that size it by its content ignore `rows`. */
export function rowsStyleOf(rows: string | number | undefined): CSSProperties {
  return { ['--rows' as string]: rows };
}
