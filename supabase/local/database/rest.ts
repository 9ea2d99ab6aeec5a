import { readBearer } from '../http/bearer';
import { correctErrorAnswer } from './error-answers';

/** PostgREST as supabase-js knows it: what lite answers, in PostgREST's words where lite has others. */
export async function answerRest(
  request: Request,
  callLite: (request: Request) => Promise<Response>,
): Promise<Response> {
  const bearer = readBearer(request.headers);
  if (bearer.kind === 'malformed' && request.method !== 'OPTIONS')
    return inPostgrestsWords(request, refuseToken(bearer.parts));
  return inPostgrestsWords(request, correctErrorAnswer(await callLite(request)));
}

/** Taken for a visitor by lite, although somebody meant to be somebody. */
function refuseToken(parts: number): Response {
  const message =
    parts === 0
      ? 'Empty JWT is sent in Authorization header'
      : `Expected 3 parts in JWT; got ${parts}`;
  return Response.json({ code: 'PGRST301', details: null, hint: null, message }, { status: 401 });
}

/** Headers can only be changed in a new answer: the server sends those that the old one was made with. */
async function inPostgrestsWords(request: Request, answer: Response): Promise<Response> {
  const { status } = answer;
  const text = status === 204 ? '' : await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (text === '' && !isRead) headers.delete('content-type');
  if (!answer.ok) nameError(headers, status, text);
  if (answer.ok && isRead && !headers.has('content-location'))
    headers.set('content-location', ownAddress(request.url));
  return new Response(text === '' ? null : text, { status, headers });
}

/** What has no code of the database or of PostgREST was refused by the gateway. */
function nameError(headers: Headers, status: number, text: string): void {
  const { code, message } = readError(text);
  if (code === undefined) return;
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('proxy-status', `PostgREST; error=${code}`);
  if (status !== 401) return;
  const isAboutToken = code === 'PGRST301' || code === 'PGRST303';
  headers.set(
    'www-authenticate',
    isAboutToken ? `Bearer error="invalid_token", error_description="${message}"` : 'Bearer',
  );
}

function readError(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** As PostgREST writes it: below its own root, the query in order of its names. */
function ownAddress(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('='));
  return pathname.replace('/rest/v1', '') + (query.length > 0 ? `?${query.join('&')}` : '');
}
