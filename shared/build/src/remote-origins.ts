import type { RemoteName } from '@site/contract';

/** Each remote has its own origin on one machine too, as its own host in production. */
export const remotePorts: Record<RemoteName, number> = {
  marketing: 3001,
  account: 3002,
  editor: 3003,
};
