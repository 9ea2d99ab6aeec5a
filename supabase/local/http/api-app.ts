import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { handleAuth } from '../auth/handler';
import type { AuthParts } from '../auth/parts';
import { answerRest } from '../database/rest';
import { runRequest } from '../database/request-lock';
import { answerEmailService, type EmailServiceAccount } from '../mail/email-service';
import type { Letter } from '../mail/letter';
import { loadServiceTemplates } from '../mail/service-templates';
import { plainRequest } from './plain-request';

interface ApiAppParts {
  auth: AuthParts;
  runFunction(request: Request): Promise<Response>;
  account: EmailServiceAccount;
  post(letter: Letter): void;
  /** Tells the worker that mails are waiting. */
  nudge(): void;
}

const largestBody = 256 * 1024;

/**
 * The API's routes, found in the plain address only. lite's own `/_system` (open to anyone, defect F) and studio
 * are not among them.
 */
export function createApiApp(parts: ApiAppParts): Hono {
  const app = new Hono();
  const services = createServices(parts);
  app.use('/auth/v1/*', cors(crossOrigin));
  app.use('/rest/v1/*', cors(crossOrigin));
  app.use(bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }));
  app.all('*', async (context) => {
    const request = await plainRequest(context.req.raw);
    if (request === undefined) return refuseAddress();
    const { pathname } = new URL(request.url);
    const service = services.find(({ prefix }) => pathname.startsWith(prefix));
    return service?.answer(request, context) ?? context.notFound();
  });
  return app;
}

interface Service {
  prefix: string;
  answer(request: Request, context: Context): Promise<Response>;
}

function createServices({ auth, runFunction, account, post, nudge }: ApiAppParts): Service[] {
  const templates = loadServiceTemplates();
  return [
    {
      prefix: '/auth/v1/',
      answer: (request, context) =>
        runRequest('auth', () => handleAuth(request, callerOf(context), auth)),
    },
    {
      prefix: '/rest/v1/',
      async answer(request) {
        const answer = await runRequest('rest', () => answerRest(request, auth.callLite));
        if (answer.status === 201 && request.url.includes('/demo_requests')) nudge();
        return answer;
      },
    },
    { prefix: '/functions/v1/', answer: runFunction },
    {
      prefix: '/api/v1.0/email/send',
      answer: (request) => answerEmailService(request, { account, templates, post }),
    },
    { prefix: '/health', answer: () => Promise.resolve(Response.json({ ok: true })) },
  ];
}

/**
 * Any origin and any header, as on the hosted platform: there are no cookies, the tokens are the permission.
 * Functions answer for themselves, and no web page may use the e-mail service.
 */
const crossOrigin = {
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  exposeHeaders: [
    'content-encoding',
    'content-location',
    'content-range',
    'preference-applied',
    'retry-after',
    'x-sb-error-code',
    'x-supabase-api-version',
  ],
  maxAge: 3600,
};

function refuseAddress(): Response {
  return Response.json(
    { message: 'This method or address is not answered here.' },
    { status: 400 },
  );
}

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
