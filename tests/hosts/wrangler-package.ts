/** Cloudflare's own program for a laptop: the last release that runs on the Node this site runs on. */
export const WRANGLER_PACKAGE = 'wrangler@4.86.0';
