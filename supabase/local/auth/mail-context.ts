import { AsyncLocalStorage } from 'node:async_hooks';
import type { PkceChallenge } from './pkce';

/** Parameters of the current request for the link in its email. */
export interface MailContext {
  redirectTo: string;
  challenge: PkceChallenge | undefined;
}

const mailContexts = new AsyncLocalStorage<MailContext>();

/** Passes the parameters of a request through lite's handler to the mailer. */
export function runWithMailContext<T>(context: MailContext, handle: () => Promise<T>): Promise<T> {
  return mailContexts.run(context, handle);
}

export function findMailContext(): MailContext | undefined {
  return mailContexts.getStore();
}
