/**
 * Takes the place of @supabase/realtime-js in the build: the site opens no live channels, and the real
 * one weighs a third of the whole client. Only what the client touches when it is created and when a
 * token changes.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}
