import { createJsonResponse, createPreflightResponse, readJsonBody } from '../_shared/responses.ts';
import { fetchAsService, findAuthenticatedUser } from '../_shared/project-api.ts';

/** Time for typing the confirmation after the password, or for the way from the sign-in page to the settings. */
const RECENT_MS = 10 * 60_000;

/**
 * Deletes the caller's account permanently. `{ confirmation }` must be the email address of the account, and the sign-in
 * must be recent: a stolen access token alone deletes nothing. Profile, synopses and sessions are deleted with the auth
 * user, because every foreign key cascades.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return createPreflightResponse(request);
    if (request.method !== 'POST')
      return createJsonResponse(405, { error: 'method', message: 'Ask for the deletion by POST.' });
    const member = await findAuthenticatedUser(request);
    if (!member)
      return createJsonResponse(401, {
        error: 'unauthorized',
        message: 'Please sign in to delete your account.',
      });
    const confirmation = (await readJsonBody(request))?.['confirmation'];
    if (!isConfirmed(confirmation, member.email))
      return createJsonResponse(422, {
        error: 'confirmation',
        message: 'Nothing was deleted. Type the email address of your account to confirm.',
      });
    if (Date.now() - member.authenticatedAt > RECENT_MS)
      return createJsonResponse(403, {
        error: 'reauthentication_needed',
        message:
          'Nothing was deleted. Sign out and sign in again, then delete your account within ten minutes.',
      });
    const response = await fetchAsService(`/auth/v1/admin/users/${member.id}`, {
      method: 'DELETE',
    });
    // A concurrent request may have deleted the user already.
    if (response.ok || response.status === 404) return createJsonResponse(200, { deleted: true });
    console.error('[delete-account]', response.status, await response.text());
    return createJsonResponse(502, {
      error: 'failed',
      message: 'Your account could not be deleted. Nothing was changed. Please try again.',
    });
  },
};

function isConfirmed(confirmation: unknown, email: string): boolean {
  return (
    typeof confirmation === 'string' && confirmation.trim().toLowerCase() === email.toLowerCase()
  );
}
