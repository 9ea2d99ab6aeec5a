import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { handleAuth } from '../auth/handler';
import type { AuthParts } from '../auth/parts';
import { correctErrorAnswer } from '../database/error-answers';
import { runRequest } from '../database/request-lock';
import { answerEmailService, type EmailServiceAccount } from '../mail/email-service';
import type { Letter } from '../mail/letter';
import { loadServiceTemplates } from '../mail/service-templates';

interface ApiAppParts {
  auth: AuthParts;
  runFunction(request: Request): Promise<Response>;
  account: EmailServiceAccount;
  post(letter: Letter): void;
  /** Tells the worker that mails are waiting. */
  nudge(): void;
}

const largestBody = 256 * 1024;

/** The API's routes. lite's own `/_system` (open to anyone, defect F) and studio are not among them. */
export function createApiApp({ auth, runFunction, account, post, nudge }: ApiAppParts): Hono {
  const app = new Hono();
  const templates = loadServiceTemplates();
  app.use(cors(crossOrigin));
  app.use(bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }));
  app.all('/auth/v1/*', (context) =>
    runRequest(() => handleAuth(context.req.raw, callerOf(context), auth)),
  );
  app.all('/rest/v1/*', async (context) => {
    const answer = await runRequest(async () =>
      correctErrorAnswer(await auth.callLite(context.req.raw)),
    );
    if (answer.status === 201 && context.req.path.endsWith('/demo_requests')) nudge();
    return answer;
  });
  app.all('/functions/v1/*', (context) => runFunction(context.req.raw));
  app.all('/api/v1.0/email/send', (context) =>
    answerEmailService(context.req.raw, { account, templates, post }),
  );
  app.get('/health', (context) => context.json({ ok: true }));
  return app;
}

/** Any origin, as on the hosted platform: there are no cookies, the tokens are the permission. lite leaves
 * its preflight answers incomplete. */
const crossOrigin = {
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'authorization',
    'apikey',
    'content-type',
    'prefer',
    'accept-profile',
    'content-profile',
    'range',
    'x-client-info',
    'x-region',
    'x-retry-count',
    'x-supabase-api-version',
  ],
  exposeHeaders: ['content-range', 'x-sb-error-code', 'x-supabase-api-version', 'retry-after'],
  maxAge: 86_400,
};

function refuseLargeBody(context: Context): Response {
  return context.json(
    { code: 413, message: `The request is larger than ${largestBody / 1024} kB.` },
    413,
    // The rest of the body is not read, so the connection cannot serve another request.
    { connection: 'close' },
  );
}

function callerOf(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}
