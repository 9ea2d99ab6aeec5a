/**
 * Replaces `@supabase/realtime-js` in the build, a third of the client, because the site opens no channels. Implements only
 * the calls on creation and on token changes.
 */
export class RealtimeClient {
  /** Takes the new token of a session. */
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

/** Replaces `@supabase/storage-js` in the build, because the site stores no files. */
export class StorageClient {}

/** Error class that the client exports. */
export class StorageApiError extends Error {}
