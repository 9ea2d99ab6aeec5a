/** Key of the session in localStorage. It contains the backend's host, so that two sites on one origin do not conflict. */
export function authStorageKeyOf(supabaseUrl: string): string {
  return `site-session-${new URL(supabaseUrl).host}`;
}
