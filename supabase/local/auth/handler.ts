import { correctErrorAnswer } from '../database/error-answers';
import { deleteUser } from './admin';
import { tooManyRequests } from './answers';
import { requestMail } from './mail-routes';
import type { AuthCall, AuthParts } from './parts';
import { exchangeToken } from './sign-in';
import { signUp } from './sign-up';
import { changeUser } from './change-user';
import { openMailLink } from './verify-link';

type Route = (call: AuthCall, parts: AuthParts) => Promise<Response>;

const routes: Record<string, Route> = {
  'POST /signup': limited('signUps', signUp),
  'POST /token': exchangeToken,
  'POST /recover': limited('mails', requestMail),
  'POST /otp': limited('mails', requestMail),
  'POST /magiclink': limited('mails', requestMail),
  'POST /resend': limited('mails', requestMail),
  'PUT /user': changeUser,
  'POST /verify': limited('links', verifyToken),
  'GET /verify': limited('links', (call, parts) => openMailLink(call.request, parts)),
  // A mail scanner that only looks must not use up the link.
  'HEAD /verify': () => Promise.resolve(new Response(null, { status: 200 })),
};

/** GoTrue as supabase-js knows it: the routes that lite gets wrong are ours, all others go through. */
export async function handleAuth(
  request: Request,
  caller: string,
  parts: AuthParts,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/auth\/v1/, '');
  const deleted = path.match(/^\/admin\/users\/([^/]+)$/)?.[1];
  if (deleted !== undefined) return deleteUser(request, deleted, parts);

  const route = routes[`${request.method} ${path}`];
  if (!route) return correctErrorAnswer(await parts.callLite(request));
  const body = await readBody(request);
  // lite words the complaint about a broken body as GoTrue does.
  if (body === undefined) return parts.callLite(request);
  return route({ request, path, body, caller }, parts);
}

function limited(name: 'signUps' | 'mails' | 'links', route: Route): Route {
  return (call, parts) => {
    const limiter = parts.limiters[name];
    const wait = limiter.waitFor(call.caller);
    if (wait > 0) return Promise.resolve(tooManyRequests(wait));
    limiter.count(call.caller);
    return route(call, parts);
  };
}

async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  const text = await request.clone().text();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}

/** `{{ .TokenHash }}` of a mail may be used in place of the link; the prefix is not part of the hash. */
function verifyToken({ request, body }: AuthCall, parts: AuthParts): Promise<Response> {
  const hash = body['token_hash'];
  if (typeof hash !== 'string' || !hash.startsWith('pkce_')) return parts.callLite(request);
  return parts.callLite(
    new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ ...body, token_hash: hash.slice('pkce_'.length) }),
    }),
  );
}
