import type { EmbeddedDatabase } from '../database/embedded-database';
import type { BearerCredential } from '../http/parse-bearer';
import type { AuthRequestBody } from './auth-request-body';
import type { AuthRules } from './auth-rules';
import type { AuthLimiters } from './auth-limits';
import type { AuthMailer } from './auth-mailer';
import type { RedirectRules } from './choose-redirect-url';

/** Dependencies of the auth routes in front of lite. */
export interface AuthContext {
  callLite(request: Request): Promise<Response>;
  sql: EmbeddedDatabase['sql'];
  mailer: AuthMailer;
  redirects: RedirectRules;
  rules: AuthRules;
  limiters: AuthLimiters;
  publishableKey: string;
  secretKey: string;
  /** Runs a task after the response was sent. The backend waits for it before it stops. */
  runAfterResponse(task: () => Promise<unknown>): void;
}

/** Parsed call of an auth route: normalized URL, body validated against the route's schema. */
export interface AuthRouteCall {
  /** Request for lite, with the normalized URL and the validated body. */
  request: Request;
  /** Path below /auth/v1. */
  path: string;
  query: URLSearchParams;
  body: AuthRequestBody;
  /** IP address of the client. */
  clientIp: string;
  bearer: BearerCredential;
}
