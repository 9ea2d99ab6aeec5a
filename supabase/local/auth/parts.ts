import type { Database } from '../database/open';
import type { Bearer } from '../http/bearer';
import type { AuthBody } from './auth-body';
import type { AuthRules } from './auth-rules';
import type { AuthLimiters } from './limits';
import type { Mailer } from './mailer';
import type { RedirectRules } from './redirects';

/** What the auth routes in front of lite work with. */
export interface AuthParts {
  callLite(request: Request): Promise<Response>;
  sql: Database['sql'];
  mailer: Mailer;
  redirects: RedirectRules;
  rules: AuthRules;
  limiters: AuthLimiters;
  publishableKey: string;
  secretKey: string;
  /** Work that goes on after the answer. The backend waits for it before it stops. */
  afterAnswer(work: () => Promise<unknown>): void;
}

/** A call of a listed route: its address has been read once, its body has the types that the route expects. */
export interface AuthCall {
  /** For lite: plain address, checked body. */
  request: Request;
  /** Path below /auth/v1. */
  path: string;
  query: URLSearchParams;
  body: AuthBody;
  /** Network address of the caller. */
  caller: string;
  bearer: Bearer;
}
