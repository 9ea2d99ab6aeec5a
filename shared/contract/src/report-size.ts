/** Maximum size of one report of a browser. */
export const LARGEST_REPORT_BYTES = 2000;
