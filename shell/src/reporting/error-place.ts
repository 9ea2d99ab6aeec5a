import type { HealthEvent } from '@site/contract';
import { type FileOwner, ownerOfFile } from './owner-of-file';

/** Line of a stack in Chromium, or in Firefox and Safari, that has an address, line and column. */
const FRAME_PATTERN =
  /^(?: *at [^\n]*?\(?|[^\n@]*@)((?:https?|[a-z-]+-extension):\/\/[^\s()]+?):(\d+):(\d+)\)*$/gm;

/** Frames of an error that are looked at. A handler's stack ends in many of React. */
const MAX_FRAMES = 20;
const MAX_STACK_READ = 10_000;

/** Frames that are sent, and their length together, which the collector limits. */
const MAX_SENT_FRAMES = 4;
const MAX_STACK_LENGTH = 600;

/** Position in a file, as the browser states it. */
export type Frame = { url: string; line: number; column: number };

type ErrorPlace = FileOwner &
  Pick<HealthEvent, 'code.line.number' | 'code.column.number' | 'code.stacktrace'>;

/** Reads the frames of an error's stack, the one that threw first. Frames without an address are left out. */
export function readStackFrames(error: unknown): Frame[] {
  const { stack = '', message = '' }: Partial<Record<string, unknown>> = Object(error);
  // In Chromium a stack begins with the message, which may contain what a visitor typed, also an address.
  const frames = String(stack).replace(String(message), '').slice(0, MAX_STACK_READ);
  return Array.from(frames.matchAll(FRAME_PATTERN))
    .slice(0, MAX_FRAMES)
    .map(([, url = '', line, column]) => ({ url, line: Number(line), column: Number(column) }));
}

/**
 * Finds app, version and place of an error that a file of the site threw: its first frame in a remote, because what the
 * shell shares, such as React, throws when a remote passes it something wrong; else its first frame.
 * @returns undefined if a file from elsewhere threw it
 */
export function findErrorPlace(frames: readonly Frame[]): ErrorPlace | undefined {
  if (!frames[0] || !toPlace(frames[0])) return undefined;
  const places = frames.flatMap((frame) => toPlace(frame) ?? []);
  const place = places.find((each) => each['service.name'] !== 'shell') ?? places[0];
  const stack = formatStack(places);
  return place && { ...place, ...(places.length > 1 && stack && { 'code.stacktrace': stack }) };
}

function toPlace({ url, line, column }: Frame): ErrorPlace | undefined {
  // A message is part of the stack, and may contain anything that looks like a frame.
  const owner = url.startsWith('http') && URL.canParse(url) ? ownerOfFile(url) : undefined;
  return (
    owner && {
      ...owner,
      'code.line.number': Math.max(1, line),
      'code.column.number': Math.max(1, column),
    }
  );
}

/** Formats places as `npm run releases -- --error` takes them, with spaces between. */
function formatStack(places: readonly ErrorPlace[]): string {
  let stack = '';
  for (const place of places.slice(0, MAX_SENT_FRAMES)) {
    const { 'service.name': name, 'service.version': version, 'code.file.path': file } = place;
    if (!file) continue;
    const { 'code.line.number': line, 'code.column.number': column } = place;
    const longer = `${stack} ${version ?? name}/${file}:${line}:${column}`.trim();
    if (longer.length > MAX_STACK_LENGTH) break;
    stack = longer;
  }
  return stack;
}
