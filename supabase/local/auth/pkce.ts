import type { AuthRequestBody } from './parse-auth-body';

/** Code challenge (RFC 7636): sent with the email request, verified when the browser exchanges the code. */
export interface PkceChallenge {
  challenge: string;
  method: string;
}

type ParsedChallenge = { challenge: PkceChallenge | undefined } | { problem: string };

/** Validates `code_challenge` and `code_challenge_method` as GoTrue does (internal/api/pkce.go). */
export function parsePkceChallenge(body: AuthRequestBody): ParsedChallenge {
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
