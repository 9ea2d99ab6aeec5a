import { App } from '@supabase/lite';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import {
  createAuthLimiters,
  NO_AUTH_LIMITS,
  toAuthLimits,
  type AuthLimits,
} from './auth/auth-limits';
import { createAuthMailer } from './auth/auth-mailer';
import type { AuthContext } from './auth/auth-context';
import { withAssurance } from './auth/mfa/session-assurance';
import { applyMigrations } from './database/apply-migrations';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './database/embedded-database';
import { setFunctionEnvironment } from './functions/function-environment';
import { createFunctionHost } from './functions/function-host';
import { startNotificationWorker } from './functions/notification-worker';
import { startRetentionTimer } from './database/retention-timer';
import { createApiApp } from './http/api-app';
import type { ProjectKeys } from './keys';
import { createAuthTemplateRenderer } from './mail/auth-templates';
import type { OutgoingMail } from './mail/mailbox-store';
import { readProjectConfig, type ProjectConfig } from './project-config';

interface ApiOptions {
  dataFolder: string;
  keys: ProjectKeys;
  url: string;
  siteUrl: string;
  additionalRedirects: readonly string[];
  limits: AuthLimits | undefined;
  deliver(mail: OutgoingMail): void;
}

interface Api {
  app: Hono;
  /** Stops the notification worker and the retention timer. The worker calls the API itself, so the port must still be open. */
  stopWorker(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const mfaTables = readFileSync(new URL('database/mfa-tables.sql', import.meta.url), 'utf8');
const functionsFolder = new URL('../functions/', import.meta.url);

/** Creates the API of the embedded backend: database, auth, REST, functions and the local email service. */
export async function createBackendApi(options: ApiOptions): Promise<Api> {
  disableProtoAccessor();
  const config = readProjectConfig();
  const database = await openEmbeddedDatabase(options.dataFolder, config.exposedSchemas);
  const lite = createLite(database, options, config);
  const background = createBackgroundTasks();
  const mailer = createAuthMailer({
    sql: database.sql,
    render: createAuthTemplateRenderer(config.subjects),
    deliver: (mail) => background.run(() => Promise.resolve(options.deliver(mail))),
    apiUrl: options.url,
    siteUrl: options.siteUrl,
  });
  Object.assign(lite, { _mailer: mailer });
  await createTables(lite, database);
  const runFunction = createFunctionHost({
    folder: functionsFolder,
    jwtSecret: options.keys.jwtSecret,
    verifiesJwt: config.isJwtRequired,
  });
  const account = setFunctionEnvironment(options);
  const jobs = startJobs(database, () => runFunction(createNotifyRequest(options)));
  const auth: AuthContext = {
    callLite: withAssurance((request) => Promise.resolve(lite.fetch(request)), {
      sql: database.sql,
      jwtSecret: options.keys.jwtSecret,
    }),
    sql: database.sql,
    mailer,
    redirects: {
      siteUrl: options.siteUrl,
      additionalUrls: [...config.redirectUrls, ...options.additionalRedirects],
    },
    limiters: createAuthLimiters(options.limits ?? toAuthLimits(config.limits)),
    rules: config.rules,
    publishableKey: options.keys.publishableKey,
    secretKey: options.keys.secretKey,
    runAfterResponse: background.run,
  };
  return {
    app: createApiApp({
      auth,
      hasSourceLimits: options.limits !== NO_AUTH_LIMITS,
      runFunction,
      account,
      deliver: options.deliver,
      startSending: jobs.startSending,
    }),
    stopWorker: () => jobs.stop(),
    async close() {
      await background.finish();
      await database.close();
    },
  };
}

async function createTables(lite: App, { connection, close }: EmbeddedDatabase): Promise<void> {
  try {
    await lite.ensureSystemSchema();
    await connection.driver.exec(mfaTables);
    await applyMigrations(connection.driver, migrationsFolder);
  } catch (error) {
    await close();
    throw error;
  }
}

function startJobs({ sql }: EmbeddedDatabase, sendDueMails: () => Promise<unknown>) {
  const worker = startNotificationWorker({ sendDueMails, intervalMs: 2000 });
  const retention = startRetentionTimer(() => sql('select private.delete_expired_data()'));
  return {
    startSending: worker.startSending,
    async stop(): Promise<void> {
      await retention.stop();
      await worker.stop();
    },
  };
}

function createLite(
  { connection }: EmbeddedDatabase,
  options: ApiOptions,
  config: ProjectConfig,
): App {
  return new App({
    connection,
    api: { max_rows: config.maxRows },
    auth: {
      enabled: true,
      jwt_secret: options.keys.jwtSecret,
      jwt_expiry: config.jwtExpirySeconds,
      publishable_key: options.keys.publishableKey,
      secret_key: options.keys.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [...options.additionalRedirects],
      // Passwords are validated before lite, see auth/validate-password.ts.
      minimum_password_length: 0,
      enable_signup: config.rules.isSignUpEnabled,
      enable_refresh_token_rotation: true,
      email: {
        enable_confirmations: true,
        // lite completes a change with the first of the two links, see auth/one-time-tokens/confirm-email-change.ts.
        double_confirm_changes: false,
        otp_length: config.rules.otpLength,
        otp_expiry: config.rules.otpExpirySeconds,
      },
    },
    options: { server: { admin: false, disableStudio: true } },
  });
}

function createNotifyRequest({ url, keys }: ApiOptions): Request {
  return new Request(`${url}/functions/v1/notify-demo`, {
    method: 'POST',
    headers: { apikey: keys.secretKey },
  });
}

/**
 * Removes the `__proto__` accessor from all objects of this process. lite 0.10 stores filters in plain objects, keyed
 * by the names in the query: `?__proto__=eq.1` modified every object, and all requests failed until a restart.
 * Without the accessor it is an unknown column.
 */
function disableProtoAccessor(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
}

/** Runs tasks after their response was sent. `finish` waits for the running ones. */
function createBackgroundTasks() {
  const runningTasks = new Set<Promise<unknown>>();
  return {
    run(task: () => Promise<unknown>): void {
      const promise = new Promise((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => console.error('[background]', error))
        .finally(() => runningTasks.delete(promise));
      runningTasks.add(promise);
    },
    async finish(): Promise<void> {
      while (runningTasks.size > 0) await Promise.all(runningTasks);
    },
  };
}
