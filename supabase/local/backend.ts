import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createBackendApi } from './create-backend-api';
import { acquireLock, messageOf, type RunningServer, startHttpServer } from '@site/node';
import { type ProjectKeys, readOrCreateKeys } from './keys';
import { createMailboxApp } from './mail/mailbox-app';
import { MailboxStore } from './mail/mailbox-store';
import { StartupError } from './startup-error';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';

export interface BackendOptions {
  /** Folder for database, emails and keys. Created if missing. */
  dataFolder: string;
  port?: number;
  mailboxPort?: number;
  siteUrl?: string;
  /** Without the limits of config.toml. */
  isUnlimited?: boolean;
}

interface RunningBackend {
  url: string;
  mailboxUrl: string;
  keys: ProjectKeys;
  /** Finishes the requests in progress, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded backend: Supabase's API on one port, the mailbox on another. Locks the folder and opens the
 * ports before it opens the database. Functions read `process.env`, so a process can run only one backend.
 *
 * @throws StartupError
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const { port = 54321, mailboxPort = 54324, siteUrl = 'http://localhost:3000' } = options;
  const closers: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const dataFolder = createFolder(options.dataFolder);
    const api = createSwitchableApp();
    const mailbox = createSwitchableApp();
    // PGlite does not lock its folder: two processes would silently overwrite each other's rows.
    const lock = await acquireLock({ folder: dataFolder, waitMs: 500 });
    if (!lock)
      throw new StartupError(
        `The data folder ${dataFolder} is in use by another backend. Stop that one first, or name another folder with --data.`,
      );
    closers.push(() => lock.release());
    const keys = readOrCreateKeys(dataFolder);
    const mailboxListener = await listenOnLoopback(mailbox.app, mailboxPort);
    const apiListener = await listenOnLoopback(api.app, port);

    const url = `http://localhost:${port}`;
    const store = new MailboxStore(join(dataFolder, 'mail'), {
      Name: 'ISAM',
      Address: 'no-reply@isam.example',
    });
    const runningApi = await createBackendApi({
      dataFolder,
      keys,
      url,
      siteUrl,
      isUnlimited: options.isUnlimited ?? false,
      deliver: (mail) => store.add(mail),
    }).catch(async (error: unknown) => {
      await Promise.all([apiListener.close(), mailboxListener.close()]);
      throw error;
    });
    api.switchTo(runningApi.app);
    mailbox.switchTo(createMailboxApp(store));
    closers.push(() => runningApi.close());
    closers.push(() => mailboxListener.close());
    closers.push(() => apiListener.close());
    closers.push(() => runningApi.stopJobs());
    return { url, mailboxUrl: `http://localhost:${mailboxPort}`, keys, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function createFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be made (${messageOf(error)}). Name another one with --data.`,
    );
  }
}

/** Opens a port on the loopback address only, because the backend must not be reachable from the network. */
async function listenOnLoopback(app: Hono, port: number): Promise<RunningServer> {
  const handle = getRequestListener(app.fetch);
  try {
    return await startHttpServer({ port, host: '127.0.0.1', handle });
  } catch (error) {
    throw new StartupError(messageOf(error));
  }
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Rejects requests with any other Host header. Otherwise a web page could read the mailbox by DNS rebinding: resolving
 * its own host name to 127.0.0.1.
 */
const requireLocalHost: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? '';
  if (LOCAL_HOSTS.has(host.replace(/:\d+$/, ''))) return next();
  return context.text('This backend answers only to localhost.', 403);
};

/** Creates an app that responds with 503 until `switchTo` sets the app to serve, so that its port can be opened early. */
function createSwitchableApp() {
  const app = new Hono();
  let currentApp: Hono | undefined;
  app.use(requireLocalHost);
  app.all('*', (context) =>
    currentApp
      ? currentApp.fetch(context.req.raw, context.env)
      : context.text('The backend is starting. Please try again in a moment.', 503),
  );
  return {
    app,
    switchTo(next: Hono): void {
      currentApp = next;
    },
  };
}
