import { once } from 'node:events';
import fs from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { send } from '@fastify/send';
import { contentTypeOf } from '@site/store';

/** Copies beside a file, the smallest first. */
const COPIES = [
  { encoding: 'br', ending: '.br', pattern: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i },
  { encoding: 'gzip', ending: '.gz', pattern: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i },
];

const SEND_OPTIONS = {
  dotfiles: 'allow',
  index: false,
  cacheControl: false,
  contentType: false,
} as const;

const SUFFIX_RANGE = /^bytes=-0*[1-9]\d*$/;

/**
 * Sends a file of a folder or the range of it that was requested, from a compressed copy if the client accepts one.
 * Headers that are set already stay.
 * @returns false, and sends nothing, if the folder has no such regular file
 */
export async function sendFile(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { root, name }: { root: string; name: string },
): Promise<boolean> {
  if (!(await isRegularFile(root, name))) return false;
  const { encoding, ending } = await findCopy(request, root, name);
  const open = () => send(request, encodeURI(name + ending), { ...SEND_OPTIONS, root });
  // Ranges are defined for GET alone.
  if (request.method === 'HEAD') delete request.headers.range;
  let result = await open();
  if (result.statusCode === 416 && SUFFIX_RANGE.test(request.headers.range ?? '')) {
    // Longer than the file, so it is the whole one; the library rejects it.
    delete request.headers.range;
    result = await open();
  }
  const { statusCode, headers, stream } = result;
  if (stream instanceof fs.ReadStream) await once(stream, 'open');
  response.setHeader('Vary', 'Accept-Encoding');
  if (statusCode < 300) {
    response.setHeader('Content-Type', contentTypeOf(name));
    if (encoding) response.setHeader('Content-Encoding', encoding);
  }
  if (statusCode >= 400) response.setHeader('Cache-Control', 'no-store');
  response.writeHead(statusCode, headers);
  await pipeline(stream, response);
  return true;
}

async function findCopy({ headers }: http.IncomingMessage, root: string, name: string) {
  for (const { encoding, ending, pattern } of COPIES)
    if (
      pattern.test(headers['accept-encoding'] ?? '') &&
      (await isRegularFile(root, name + ending))
    )
      return { encoding, ending };
  return { ending: '' };
}

/** Follows neither links nor `..`: the hash of a version does not cover the files that they lead to. */
async function isRegularFile(root: string, name: string): Promise<boolean> {
  try {
    const file = (await realpath(root)) + path.sep + name.slice(1).replaceAll('/', path.sep);
    return (await realpath(file)) === file && (await lstat(file)).isFile();
  } catch {
    return false;
  }
}
