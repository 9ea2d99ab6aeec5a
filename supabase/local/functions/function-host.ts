import { existsSync } from 'node:fs';
import { jwtVerify } from 'jose';

interface FunctionHostOptions {
  folder: URL;
  jwtSecret: string;
  verifiesJwt(functionName: string): boolean;
}

interface EdgeFunction {
  default: { fetch(request: Request): Response | Promise<Response> };
}

/**
 * Replaces Supabase's edge runtime: `/functions/v1/<name>` runs `functions/<name>/index.ts`. With `verify_jwt` (the
 * default) the call requires an access token of this project.
 */
export function createFunctionHost({ folder, jwtSecret, verifiesJwt }: FunctionHostOptions) {
  const key = new TextEncoder().encode(jwtSecret);

  return async function runFunction(request: Request): Promise<Response> {
    const [, name] = /^\/functions\/v1\/([\w-]+)(?:\/|$)/.exec(new URL(request.url).pathname) ?? [];
    const file = new URL(`${name}/index.ts`, folder);
    if (name === undefined || !existsSync(file))
      return createErrorResponse(404, 'NOT_FOUND', 'Requested function was not found');
    if (verifiesJwt(name) && request.method !== 'OPTIONS' && !(await hasValidToken(request, key)))
      return createErrorResponse(401, 'UNAUTHORIZED', 'Missing or invalid authorization header');
    try {
      const module: EdgeFunction = await import(file.href);
      return await module.default.fetch(request);
    } catch (error) {
      console.error(`[functions/${name}]`, error);
      return createErrorResponse(
        500,
        'WORKER_ERROR',
        'Function exited due to an error (please check logs)',
      );
    }
  };
}

async function hasValidToken(request: Request, key: Uint8Array): Promise<boolean> {
  const [, token] = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return false;
  return jwtVerify(token, key, { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  );
}

function createErrorResponse(status: number, code: string, message: string): Response {
  // The hosted runtime sends the CORS header with its own errors too.
  return Response.json(
    { code, message },
    { status, headers: { 'access-control-allow-origin': '*' } },
  );
}
