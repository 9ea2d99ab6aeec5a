import type { CDPSession } from '@playwright/test';

export interface Transfer {
  url: string;
  type: string;
  bytes: number;
  /** Number of responses that the browser needed before it could make this request. */
  depth: number;
}

/** Everything that a page fetches from now on. The network of the session has to be enabled. */
export function followTransfers(session: CDPSession): () => Transfer[] {
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const starter = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    const before = [...transfers.values()].find((each) => each.url === starter);
    const depth = (before?.depth ?? 0) + 1;
    transfers.set(requestId, { url: request.url, type: type ?? '', bytes: 0, depth });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return () => [...transfers.values()];
}
