import type { Database } from '../database/open';
import type { Bearer } from '../http/bearer';
import type { AuthBody } from './auth-body';
import type { AuthRules } from './auth-rules';
import type { AuthLimiters } from './limits';
import type { Mailer } from './mailer';
import type { RedirectRules } from './redirects';

/** Dependencies of the auth routes in front of lite. */
export interface AuthParts {
  callLite(request: Request): Promise<Response>;
  sql: Database['sql'];
  mailer: Mailer;
  redirects: RedirectRules;
  rules: AuthRules;
  limiters: AuthLimiters;
  publishableKey: string;
  secretKey: string;
  /** Runs a task after the response was sent. The backend waits for it before it stops. */
  afterAnswer(task: () => Promise<unknown>): void;
}

/** Parsed call of an auth route: normalized URL, body validated against the route's schema. */
export interface AuthCall {
  /** Request for lite, with the normalized URL and the validated body. */
  request: Request;
  /** Path below /auth/v1. */
  path: string;
  query: URLSearchParams;
  body: AuthBody;
  /** IP address of the client. */
  caller: string;
  bearer: Bearer;
}
