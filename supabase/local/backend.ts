import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from './api';
import type { AuthLimits } from './auth/limits';
import { lockFolder } from './folder-lock';
import { listen } from './http/listen';
import { type Keys, readOrCreateKeys } from './keys';
import { createMailboxApp } from './mail/mailbox-api';
import { MailboxStore } from './mail/mailbox-store';
import { createSwitchableApp } from './http/switchable-app';
import { StartupError } from './startup-error';

export interface BackendOptions {
  /** Everything that lasts is in here: database, mails, keys. Made when it is not there. */
  dataFolder: string;
  port?: number;
  mailboxPort?: number;
  siteUrl?: string;
  /** Further addresses that mail links may lead to, beside the site itself. */
  additionalRedirects?: readonly string[];
  /** Limits of the auth routes; without them those of config.toml. */
  limits?: AuthLimits;
}

export interface Backend {
  url: string;
  mailboxUrl: string;
  keys: Keys;
  /** Answers what is under way, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded backend: Supabase's API on one port, the mailbox on another. Ports and folder are
 * taken before the database is touched. Function code reads `process.env`, so one per process.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { port = 54321, mailboxPort = 54324, siteUrl = 'http://localhost:3000' } = options;
  const closing: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const dataFolder = makeFolder(options.dataFolder);
    const api = createSwitchableApp();
    const mailbox = createSwitchableApp();
    const lock = await lockFolder(dataFolder);
    closing.push(() => lock.release());
    const keys = readOrCreateKeys(dataFolder);
    const mailboxListener = await listen(mailbox.app, mailboxPort, 'mailbox');
    const apiListener = await listen(api.app, port, 'backend');

    const url = `http://localhost:${port}`;
    const store = new MailboxStore(join(dataFolder, 'mail'), {
      Name: 'ISAM',
      Address: 'no-reply@isam.example',
    });
    const running = await createApi({
      dataFolder,
      keys,
      url,
      siteUrl,
      additionalRedirects: options.additionalRedirects ?? [],
      limits: options.limits,
      post: (letter) => store.add(letter),
    }).catch(async (error: unknown) => {
      await Promise.all([apiListener.close(), mailboxListener.close()]);
      throw error;
    });
    api.use(running.app);
    mailbox.use(createMailboxApp(store));
    closing.push(() => running.close());
    closing.push(() => mailboxListener.close());
    closing.push(() => apiListener.close());
    closing.push(() => running.finishWork());
    return { url, mailboxUrl: `http://localhost:${mailboxPort}`, keys, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function makeFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be made (${error instanceof Error ? error.message : String(error)}). Name another one with --data.`,
    );
  }
}
