import { App } from '@supabase/lite';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { createAuthLimiters, createNoLimiters } from './auth/auth-limits';
import { createAuthMailer } from './auth/auth-mailer';
import type { AuthContext } from './auth/auth-context';
import { withAssurance } from './auth/mfa/session-assurance';
import { applyMigrations } from './database/apply-migrations';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './database/embedded-database';
import { setFunctionEnvironment } from './functions/function-environment';
import { createFunctionHost } from './functions/function-host';
import { createApiApp } from './http/api-app';
import type { ProjectKeys } from './keys';
import { createAuthTemplateRenderer } from './mail/auth-templates';
import type { OutgoingMail } from './mail/mailbox-store';
import { readProjectConfig, type ProjectConfig } from './project-config';
import { repeat } from './functions/repeat';

interface ApiOptions {
  dataFolder: string;
  keys: ProjectKeys;
  url: string;
  siteUrl: string;
  isUnlimited: boolean;
  deliver(mail: OutgoingMail): void;
}

interface Api {
  app: Hono;
  /** Stops sending and deleting. Sending calls the API itself, so the port must still be open. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

const SENDING_INTERVAL_MS = 2000;
const RETENTION_INTERVAL_MS = 3_600_000;

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const mfaTables = readFileSync(new URL('database/mfa-tables.sql', import.meta.url), 'utf8');
const functionsFolder = new URL('../functions/', import.meta.url);

/** Creates the API of the embedded backend: database, auth, REST, functions and the local email service. */
export async function createBackendApi(options: ApiOptions): Promise<Api> {
  disableProtoAccessor();
  const config = readProjectConfig();
  const database = await openEmbeddedDatabase(options.dataFolder, config.api.schemas);
  const lite = createLite(database, options, config);
  const background = createBackgroundTasks();
  const mailer = createAuthMailer({
    render: createAuthTemplateRenderer(config.auth.email),
    deliver: (mail) => background.run(() => Promise.resolve(options.deliver(mail))),
    siteUrl: options.siteUrl,
  });
  Object.assign(lite, { _mailer: mailer });
  await createTables(lite, database);
  const runFunction = createFunctionHost({
    folder: functionsFolder,
    jwtSecret: options.keys.jwtSecret,
    verifiesJwt: (name) => config.functions[name]?.verify_jwt ?? true,
  });
  const account = setFunctionEnvironment(options);
  const sending = repeat(() => runFunction(createNotifyRequest(options)), SENDING_INTERVAL_MS);
  const retention = repeat(
    () => database.sql('select private.delete_expired_data()'),
    RETENTION_INTERVAL_MS,
  );
  retention.run();
  const auth: AuthContext = {
    callLite: withAssurance((request) => Promise.resolve(lite.fetch(request)), {
      sql: database.sql,
      jwtSecret: options.keys.jwtSecret,
    }),
    sql: database.sql,
    mailer,
    siteUrl: options.siteUrl,
    limiters: (options.isUnlimited ? createNoLimiters : createAuthLimiters)(config.auth),
    rules: config.auth,
    publishableKey: options.keys.publishableKey,
    secretKey: options.keys.secretKey,
    runAfterResponse: background.run,
  };
  return {
    app: createApiApp({
      auth,
      hasSourceLimits: !options.isUnlimited,
      runFunction,
      account,
      deliver: options.deliver,
      startSending: sending.run,
    }),
    async stopJobs() {
      await Promise.all([retention.stop(), sending.stop()]);
    },
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

function createLite(
  { connection }: EmbeddedDatabase,
  options: ApiOptions,
  config: ProjectConfig,
): App {
  return new App({
    connection,
    // As hosted projects have the extension: nobody changes all rows by a request without a filter.
    api: { max_rows: config.api.max_rows, schemas: config.api.schemas, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: options.keys.jwtSecret,
      jwt_expiry: config.auth.jwt_expiry,
      publishable_key: options.keys.publishableKey,
      secret_key: options.keys.secretKey,
      site_url: options.siteUrl,
      // Passwords are validated before lite, see auth/validate-password.ts.
      minimum_password_length: 0,
      enable_signup: config.auth.enable_signup,
      enable_refresh_token_rotation: true,
      email: {
        enable_confirmations: true,
        // lite completes a change with the first of the two links, see auth/one-time-tokens/confirm-email-change.ts.
        double_confirm_changes: false,
        otp_length: config.auth.email.otp_length,
        otp_expiry: config.auth.email.otp_expiry,
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
