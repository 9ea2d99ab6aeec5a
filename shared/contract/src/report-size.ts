/** The most that one report of a browser may weigh. */
export const LARGEST_REPORT_BYTES = 2000;
