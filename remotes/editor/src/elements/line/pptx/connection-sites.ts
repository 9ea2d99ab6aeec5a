import type { ConnectionSide } from '../line-options';

/** Indexes of the connection sites in OOXML. */
export type ConnectionSites = Readonly<Record<ConnectionSide, number>>;

export const BOX_SITES: ConnectionSites = { top: 0, left: 1, bottom: 2, right: 3 };
export const ELLIPSE_SITES: ConnectionSites = { top: 0, left: 2, bottom: 4, right: 6 };
