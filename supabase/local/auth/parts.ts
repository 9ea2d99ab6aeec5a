import type { Database } from '../database/open';
import type { AuthLimiters } from './limits';
import type { Mailer } from './mailer';
import type { RedirectRules } from './redirects';

/** What the auth routes in front of lite work with. */
export interface AuthParts {
  callLite(request: Request): Promise<Response>;
  sql: Database['sql'];
  mailer: Mailer;
  redirects: RedirectRules;
  limiters: AuthLimiters;
  publishableKey: string;
  secretKey: string;
  /** Work that goes on after the answer. The backend waits for it before it stops. */
  afterAnswer(work: () => Promise<unknown>): void;
}

export interface AuthCall {
  request: Request;
  /** Path below /auth/v1. */
  path: string;
  body: Record<string, unknown>;
  /** Network address of the caller. */
  caller: string;
}
