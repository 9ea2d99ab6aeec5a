/** Takes the place of @supabase/storage-js in the build: the site stores no files. */
export class StorageClient {}

export class StorageApiError extends Error {}
