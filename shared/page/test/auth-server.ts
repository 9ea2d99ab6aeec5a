import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response: status and JSON body. */
type AuthResponse = [status: number, body: object];

/** Running fake of the auth service. */
export type AuthServer = {
  url: string;
  /** Received requests in order: 'POST /auth/v1/token?grant_type=refresh_token'. */
  calls: string[];
  /** Creates the response to a request. Default: a new session for every refresh. */
  respond: (call: string, token: string) => AuthResponse;
  close: () => Promise<void>;
};

/** Starts a server with the endpoints of GoTrue that a session needs. */
export async function startAuthServer(): Promise<AuthServer> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const [status, body] = started.respond(call, bearer(request));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const started: AuthServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    respond: respondByDefault,
    close: () => close(server),
  };
  return started;
}

let issued = 0;

/**
 * Creates a session in the format of the auth service.
 * @param options.lifetime in seconds
 * @param options.serverNow the server's clock, in seconds since the epoch
 */
export function createSessionBody({
  lifetime = 3600,
  serverNow = Date.now() / 1000,
  id = 'member-1',
} = {}) {
  issued += 1;
  return {
    access_token: `access-${issued}`,
    refresh_token: `refresh-${issued}`,
    token_type: 'bearer' as const,
    expires_in: lifetime,
    expires_at: Math.floor(serverNow) + lifetime,
    user: createUserBody(id),
  };
}

/** Creates a user in the format of the auth service. */
function createUserBody(id = 'member-1') {
  return {
    id,
    aud: 'authenticated',
    email: `${id}@example.com`,
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-01-01T00:00:00Z',
  };
}

/** Responds as the auth service does to a valid request. */
export function respondByDefault(call: string): AuthResponse {
  if (call.startsWith('POST /auth/v1/token')) return [200, createSessionBody()];
  if (call.startsWith('GET /auth/v1/user')) return [200, createUserBody()];
  if (call.startsWith('PUT /auth/v1/user'))
    return [200, { ...createUserBody(), email: 'new@example.com' }];
  if (call.startsWith('POST /auth/v1/logout')) return [204, {}];
  return [200, []];
}

function bearer(request: IncomingMessage): string {
  return (request.headers.authorization ?? '').replace('Bearer ', '');
}

/** Closes after pending responses, or after 500 ms. */
async function close(server: Server): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), 500);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(limit);
}
