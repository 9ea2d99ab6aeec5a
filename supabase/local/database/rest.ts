import { readBearer } from '../http/bearer';
import { correctErrorAnswer } from './error-answers';

/** PostgREST as supabase-js knows it: what lite answers, with PostgREST's own refusals where lite has none. */
export async function answerRest(
  request: Request,
  callLite: (request: Request) => Promise<Response>,
): Promise<Response> {
  const bearer = readBearer(request.headers);
  if (bearer.kind === 'malformed' && request.method !== 'OPTIONS')
    return refuseToken(
      bearer.parts === 0
        ? 'Empty JWT is sent in Authorization header'
        : `Expected 3 parts in JWT; got ${bearer.parts}`,
    );
  return nameTheWayIn(correctErrorAnswer(await callLite(request)));
}

/** Taken for a visitor by lite, although somebody meant to be somebody. */
function refuseToken(message: string): Response {
  return Response.json(
    { code: 'PGRST301', details: null, hint: null, message },
    {
      status: 401,
      headers: {
        'www-authenticate': `Bearer error="invalid_token", error_description="${message}"`,
      },
    },
  );
}

function nameTheWayIn(answer: Response): Response {
  if (answer.status === 401 && !answer.headers.has('www-authenticate'))
    answer.headers.set('www-authenticate', 'Bearer');
  return answer;
}
