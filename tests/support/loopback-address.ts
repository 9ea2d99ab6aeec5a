import { randomInt } from 'node:crypto';
import { request, type OutgoingHttpHeaders } from 'node:http';
import type { BackendResponse } from './backend';

/** Somebody at an address of their own. Only Linux has all of 127.0.0.0/8 for itself. */
export type LoopbackAddress = string | undefined;

export function createLoopbackAddress(): LoopbackAddress {
  if (process.platform !== 'linux') return undefined;
  return ['127', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
}

interface RequestOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Asks from that address: the backend limits callers, and here one machine plays many. Redirects are not followed. */
export function requestFrom(
  caller: LoopbackAddress,
  url: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<Pick<BackendResponse, 'status'> & { text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      // No connection of somebody else's is taken.
      { method, headers, agent: false, ...(caller ? { localAddress: caller } : {}) },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
