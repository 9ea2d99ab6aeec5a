import type { EmbeddedDatabase } from '../database/embedded-database';
import type { BearerCredential } from '../http/parse-bearer';
import type { AuthBody } from './auth-body';
import type { AuthLimiters } from './auth-limits';
import type { AuthMailer } from './auth-mailer';
import type { ProjectConfig } from '../project-config';

/** Dependencies of the auth routes in front of lite. */
export interface AuthContext {
  callLite(request: Request): Promise<Response>;
  sql: EmbeddedDatabase['sql'];
  mailer: AuthMailer;
  siteUrl: string;
  /** Account settings of config.toml. */
  rules: ProjectConfig['auth'];
  limiters: AuthLimiters;
  publishableKey: string;
  secretKey: string;
  /** Runs a task after the response was sent. The backend waits for it before it stops. */
  runAfterResponse(task: () => Promise<unknown>): void;
}

/** Parsed call of an auth route: normalized URL, validated body. */
export interface AuthRouteCall {
  /** Request for lite, with the normalized URL and the validated body. */
  request: Request;
  /** Path below /auth/v1. */
  path: string;
  query: URLSearchParams;
  body: AuthBody;
  clientIp: string;
  bearer: BearerCredential;
}
