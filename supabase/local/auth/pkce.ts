import type { AuthBody } from './auth-body';

/** What the browser keeps a secret for: sent with the request for a mail, checked when the code comes back. */
export interface Challenge {
  challenge: string;
  method: string;
}

type CheckedChallenge = { challenge: Challenge | undefined } | { problem: string };

/** GoTrue's rules for `code_challenge` and `code_challenge_method` (internal/api/pkce.go). */
export function readChallenge(body: AuthBody): CheckedChallenge {
  const challenge = body.code_challenge ?? '';
  const method = (body.code_challenge_method ?? '').toLowerCase();
  if ((challenge === '') !== (method === ''))
    return { problem: 'PKCE flow requires code_challenge_method and code_challenge' };
  if (challenge === '') return { challenge: undefined };
  if (challenge.length < 43 || challenge.length > 128)
    return { problem: 'code challenge has to be between 43 and 128 characters' };
  if (!/^[a-zA-Z0-9._~-]+$/.test(challenge))
    return {
      problem:
        'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    };
  if (method !== 's256' && method !== 'plain')
    return { problem: `unsupported code_challenge method "${method}"` };
  return { challenge: { challenge, method } };
}
