import { AsyncLocalStorage } from 'node:async_hooks';
import type { Challenge } from './pkce';

/** What the request that causes a mail wants of its link. */
export interface MailRequest {
  redirectTo: string;
  challenge: Challenge | undefined;
}

const requests = new AsyncLocalStorage<MailRequest>();

/** Runs lite's handler so that the mailer, called from deep inside, knows which request it serves. */
export function withMailRequest<T>(request: MailRequest, work: () => Promise<T>): Promise<T> {
  return requests.run(request, work);
}

export function currentMailRequest(): MailRequest | undefined {
  return requests.getStore();
}
