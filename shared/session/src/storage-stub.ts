/** Replaces `@supabase/storage-js` in the build, because the site stores no files. */
export class StorageClient {}

/** Error class that the client exports. */
export class StorageApiError extends Error {}
