/** Where the session lives in localStorage; one per backend, so that two sites on one host do not mix. */
export function storageKey(supabaseUrl: string): string {
  return `site-session-${new URL(supabaseUrl).host}`;
}
