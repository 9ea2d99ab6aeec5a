// Apart from the schemas, which would enlarge the scripts of a visit.

/** Maximum size in kB (brotli) of a widget's own scripts and styles, if its slot declares none. */
export const DEFAULT_SLOT_BUDGET_KB = 25;

/** Time in milliseconds after which a slot closes for a widget that has not loaded, if it declares none. */
export const DEFAULT_SLOT_TIMEOUT_MS = 8000;
