/** Maximum size of one report of a browser. */
export const MAX_REPORT_BYTES = 2000;
