import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { handleAuthRequest } from '../auth/handle-auth-request';
import type { AuthContext } from '../auth/auth-context';
import { handleRestRequest } from '../database/handle-rest-request';
import { runInRequestScope } from '../database/request-lock';
import {
  handleEmailServiceRequest,
  type EmailServiceAccount,
} from '../mail/handle-email-service-request';
import type { OutgoingMail } from '../mail/mailbox-store';
import { normalizeRequest } from './normalize-request';

interface ApiAppOptions {
  auth: AuthContext;
  /** Whether the database counts calls per client. */
  hasSourceLimits: boolean;
  runFunction(request: Request): Promise<Response>;
  account: EmailServiceAccount;
  deliver(mail: OutgoingMail): void;
  /** Starts the worker, because emails are pending. */
  startSending(): void;
}

const MAX_BODY_KB = 256;

/** Of calls that carry a deck or a part of a file; the database has lower limits with sentences of their own. */
const MAX_DECK_BODY_KB = 5 * 1024;

/**
 * Creates the API's routes, matched against the normalized URL. Excludes lite's studio and its `/_system`, which is
 * open to anyone (defect F).
 */
export function createApiApp(options: ApiAppOptions): Hono {
  const app = new Hono();
  const services = createServices(options);
  app.use('/auth/v1/*', cors(corsOptions));
  app.use('/rest/v1/*', cors(corsOptions));
  app.use(limitBody);
  app.all('*', async (context) => {
    const request = await normalizeRequest(context.req.raw);
    if (request === undefined) return createUnsupportedUrlResponse();
    const { pathname } = new URL(request.url);
    const service = services.find(({ prefix }) => pathname.startsWith(prefix));
    return service?.handle(request, context) ?? createNotFoundResponse(request.method, pathname);
  });
  return app;
}

/** Response of the gateway of a hosted project, and that of its file storage, which is absent here. */
function createNotFoundResponse(method: string, pathname: string): Response {
  const [, file] = /^\/storage\/v1(\/.*)/.exec(pathname) ?? [];
  const body =
    file === undefined
      ? { message: 'no Route matched with those values' }
      : { statusCode: '404', error: 'Not Found', message: `Route ${method}:${file} not found` };
  return Response.json(body, { status: 404 });
}

interface Service {
  prefix: string;
  handle(request: Request, context: Context): Promise<Response>;
}

function createServices({
  auth,
  hasSourceLimits,
  runFunction,
  account,
  deliver,
  startSending,
}: ApiAppOptions): Service[] {
  return [
    {
      prefix: '/auth/v1/',
      handle: (request, context) =>
        runInRequestScope('auth', () => handleAuthRequest(request, clientIpOf(context), auth)),
    },
    {
      prefix: '/rest/v1/',
      async handle(request, context) {
        const response = await runInRequestScope(
          'rest',
          () => handleRestRequest(request, auth.callLite),
          hasSourceLimits ? { 'cf-connecting-ip': clientIpOf(context) } : {},
        );
        if (response.status === 201 && request.url.includes('/demo_requests')) startSending();
        return response;
      },
    },
    {
      prefix: '/functions/v1/',
      handle(request, context) {
        const headers = new Headers(request.headers);
        // As the gateway of a hosted project does; clients cannot set it.
        headers.delete('cf-connecting-ip');
        if (hasSourceLimits) headers.set('cf-connecting-ip', clientIpOf(context));
        return runFunction(new Request(request, { headers }));
      },
    },
    {
      prefix: '/api/v1.0/email/send',
      handle: (request) => handleEmailServiceRequest(request, { account, deliver }),
    },
    { prefix: '/health', handle: () => Promise.resolve(Response.json({ ok: true })) },
  ];
}

/**
 * CORS for any origin and header, as on the hosted platform: there are no cookies, and authorization depends on tokens.
 * Functions set their own headers; the email service is not available to web pages.
 */
const corsOptions = {
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  exposeHeaders: [
    'content-encoding',
    'content-range',
    'preference-applied',
    'retry-after',
    'x-sb-error-code',
    'x-supabase-api-version',
  ],
  maxAge: 3600,
};

function createUnsupportedUrlResponse(): Response {
  return Response.json(
    { message: 'This method, address or text is not answered here.' },
    { status: 400 },
  );
}

const limitDeckBody = createBodyLimit(MAX_DECK_BODY_KB);
const limitOtherBody = createBodyLimit(MAX_BODY_KB);

/** Other spellings of the path have the lower limit. */
const limitBody: MiddlewareHandler = (context, next) =>
  /^\/rest\/v1\/rpc\/save_deck(?:_file_part)?$/.test(context.req.path)
    ? limitDeckBody(context, next)
    : limitOtherBody(context, next);

function createBodyLimit(maxKb: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxKb * 1024,
    onError: (context) =>
      context.json(
        { code: 413, message: `The request is larger than ${maxKb} kB.` },
        413,
        // The rest of the body is not read, so the connection cannot be reused.
        { connection: 'close' },
      ),
  });
}

function clientIpOf(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}
