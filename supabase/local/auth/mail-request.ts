import { AsyncLocalStorage } from 'node:async_hooks';
import type { Challenge } from './pkce';

/** Parameters of the current request for the link in its email. */
export interface MailRequest {
  redirectTo: string;
  challenge: Challenge | undefined;
}

const mailContexts = new AsyncLocalStorage<MailRequest>();

/** Passes the parameters of a request through lite's handler to the mailer. */
export function withMailRequest<T>(context: MailRequest, handle: () => Promise<T>): Promise<T> {
  return mailContexts.run(context, handle);
}

export function currentMailRequest(): MailRequest | undefined {
  return mailContexts.getStore();
}
