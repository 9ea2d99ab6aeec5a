import { App } from '@supabase/lite';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { createLimiters, limitsOf, type AuthLimits } from './auth/limits';
import { createMailer } from './auth/mailer';
import type { AuthParts } from './auth/parts';
import { migrate } from './database/migrate';
import { type Database, openDatabase } from './database/open';
import { setFunctionEnvironment } from './functions/environment';
import { createFunctionHost } from './functions/host';
import { startWorker } from './functions/worker';
import { createApiApp } from './http/api-app';
import { createBackground } from './http/background';
import type { Keys } from './keys';
import { loadAuthTemplates } from './mail/auth-templates';
import type { Letter } from './mail/letter';
import { shutPrototypeDoor } from './shut-prototype-door';
import { readProjectConfig, type ProjectConfig } from './project-config';

interface ApiParts {
  dataFolder: string;
  keys: Keys;
  url: string;
  siteUrl: string;
  additionalRedirects: readonly string[];
  limits: AuthLimits | undefined;
  post(letter: Letter): void;
}

interface Api {
  app: Hono;
  /** Ends the work beside the requests. It calls the API itself, so the port must still be open. */
  finishWork(): Promise<void>;
  close(): Promise<void>;
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const functions = new URL('../functions/', import.meta.url);

/** Everything behind the API's port: database, auth, REST, functions and the local e-mail service. */
export async function createApi(parts: ApiParts): Promise<Api> {
  shutPrototypeDoor();
  const config = readProjectConfig();
  const database = await openDatabase(parts.dataFolder, config.exposedSchemas);
  const lite = createLite(database, parts, config);
  const background = createBackground();
  const mailer = createMailer({
    sql: database.sql,
    render: loadAuthTemplates(config.subjects),
    post: (letter) => background.run(() => Promise.resolve(parts.post(letter))),
    apiUrl: parts.url,
    siteUrl: parts.siteUrl,
  });
  Object.assign(lite, { _mailer: mailer });
  try {
    await lite.ensureSystemSchema();
    await migrate(database.connection.driver, migrations);
  } catch (error) {
    await database.close();
    throw error;
  }

  const runFunction = createFunctionHost({
    folder: functions,
    jwtSecret: parts.keys.jwtSecret,
    verifiesJwt: config.verifiesJwt,
  });
  const account = setFunctionEnvironment(parts);
  const worker = startWorker({
    run: () => runFunction(notifyRequest(parts)),
    everyMilliseconds: 2000,
  });
  const auth: AuthParts = {
    callLite: (request) => Promise.resolve(lite.fetch(request)),
    sql: database.sql,
    mailer,
    redirects: { siteUrl: parts.siteUrl, additional: parts.additionalRedirects },
    limiters: createLimiters(parts.limits ?? limitsOf(config.limits)),
    rules: config.rules,
    publishableKey: parts.keys.publishableKey,
    secretKey: parts.keys.secretKey,
    afterAnswer: background.run,
  };
  return {
    app: createApiApp({ auth, runFunction, account, post: parts.post, nudge: worker.nudge }),
    finishWork: () => worker.stop(),
    async close() {
      await background.finish();
      await database.close();
    },
  };
}

function createLite({ connection }: Database, parts: ApiParts, config: ProjectConfig): App {
  return new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: parts.keys.jwtSecret,
      jwt_expiry: config.jwtExpirySeconds,
      publishable_key: parts.keys.publishableKey,
      secret_key: parts.keys.secretKey,
      site_url: parts.siteUrl,
      additional_redirect_urls: [...parts.additionalRedirects],
      // Passwords are checked in front of lite, see auth/password-rule.ts.
      minimum_password_length: 0,
      enable_refresh_token_rotation: true,
      email: {
        enable_confirmations: true,
        double_confirm_changes: false,
        otp_length: config.rules.otpLength,
        otp_expiry: config.otpExpirySeconds,
      },
    },
    options: { server: { admin: false, disableStudio: true } },
  });
}

function notifyRequest({ url, keys }: ApiParts): Request {
  return new Request(`${url}/functions/v1/notify-demo`, {
    method: 'POST',
    headers: { apikey: keys.secretKey },
  });
}
