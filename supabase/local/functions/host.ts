import { existsSync } from 'node:fs';
import { jwtVerify } from 'jose';

interface HostParts {
  folder: URL;
  jwtSecret: string;
  verifiesJwt(functionName: string): boolean;
}

interface EdgeFunction {
  default: { fetch(request: Request): Response | Promise<Response> };
}

/**
 * Stands in for Supabase's edge runtime: `/functions/v1/<name>` runs `functions/<name>/index.ts`. With
 * `verify_jwt` (the platform's default) the call needs a token of this project before the function runs.
 */
export function createFunctionHost({ folder, jwtSecret, verifiesJwt }: HostParts) {
  const key = new TextEncoder().encode(jwtSecret);

  return async function runFunction(request: Request): Promise<Response> {
    const [, name] = /^\/functions\/v1\/([\w-]+)(?:\/|$)/.exec(new URL(request.url).pathname) ?? [];
    const file = new URL(`${name}/index.ts`, folder);
    if (name === undefined || !existsSync(file))
      return failure(404, 'NOT_FOUND', 'Requested function was not found');
    if (verifiesJwt(name) && request.method !== 'OPTIONS' && !(await carriesToken(request, key)))
      return failure(401, 'UNAUTHORIZED', 'Missing or invalid authorization header');
    try {
      const module: EdgeFunction = await import(file.href);
      return await module.default.fetch(request);
    } catch (error) {
      console.error(`[functions/${name}]`, error);
      return failure(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
    }
  };
}

async function carriesToken(request: Request, key: Uint8Array): Promise<boolean> {
  const [, token] = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return false;
  return jwtVerify(token, key, { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  );
}

function failure(status: number, code: string, message: string): Response {
  // Hosted, the runtime lets any origin read its own refusals too.
  return Response.json(
    { code, message },
    { status, headers: { 'access-control-allow-origin': '*' } },
  );
}
