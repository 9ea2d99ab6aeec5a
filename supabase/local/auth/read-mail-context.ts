import { createAuthErrorResponse } from './auth-responses';
import { chooseRedirectUrl, type RedirectRules } from './choose-redirect-url';
import type { AuthRequestBody } from './parse-auth-body';

/** Parameters of a request for the link in its email. */
export interface MailContext {
  redirectTo: string;
  challenge: PkceChallenge | undefined;
}

/** Code challenge (RFC 7636): sent with the email request, verified when the browser exchanges the code. */
export interface PkceChallenge {
  challenge: string;
  method: string;
}

/** @returns a refusal when the code challenge is invalid */
export function readMailContext(
  call: { request: Request; query: URLSearchParams; body: AuthRequestBody },
  redirects: RedirectRules,
): { mail: MailContext } | { refusal: Response } {
  const parsed = parsePkceChallenge(call.body);
  if ('problem' in parsed)
    return { refusal: createAuthErrorResponse(400, 'validation_failed', parsed.problem) };
  const targets = [call.query.get('redirect_to'), call.request.headers.get('referer')];
  return {
    mail: { challenge: parsed.challenge, redirectTo: chooseRedirectUrl(targets, redirects) },
  };
}

type ParsedChallenge = { challenge: PkceChallenge | undefined } | { problem: string };

/** Validates `code_challenge` and `code_challenge_method` as GoTrue does (internal/api/pkce.go). */
function parsePkceChallenge(body: AuthRequestBody): ParsedChallenge {
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
