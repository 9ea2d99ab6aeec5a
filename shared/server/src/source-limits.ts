import { randomUUID } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** Use of the limits by one source. */
type Source = { id: string; day: number; minute: number; calls: number; bytes: number };

/** Limits per source and minute. */
export type SourceLimits = { calls: number; bytes: number };

/** Bounds the memory; the sources that were first seen are forgotten first. */
const MAX_SOURCES = 20_000;

/** Counts calls and stored bytes per source. */
export function createSourceLimits(limits: SourceLimits, now: () => number = () => Date.now()) {
  const sources = new Map<string, Source>();

  function find(address: string): Source {
    const key = sourceOf(address);
    const minute = Math.floor(now() / 60_000);
    const day = Math.floor(minute / 1440);
    const known = sources.get(key);
    if (known?.minute === minute) return known;
    const id = known?.day === day ? known.id : randomUUID().slice(0, 8);
    const source = { id, day, minute, calls: 0, bytes: 0 };
    sources.set(key, source);
    const [oldest] = sources.keys();
    if (sources.size > MAX_SOURCES && oldest !== undefined) sources.delete(oldest);
    return source;
  }

  return {
    /** Counts a call. @returns whether it is within the limits */
    consume(address: string): boolean {
      const source = find(address);
      source.calls += 1;
      return source.calls <= limits.calls && source.bytes < limits.bytes;
    },
    countBytes(address: string, bytes: number): void {
      find(address).bytes += bytes;
    },
    /** Id of a source for a day; undefined on this machine, where many visitors and tests share one address. */
    idOf(address: string): string | undefined {
      return LOOPBACK.test(address) ? undefined : find(address).id;
    },
  };
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** Returns the address of a subscriber: an IPv4 address, or the /64 of an IPv6 address. */
function sourceOf(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean).length ?? 0;
  if (tail !== undefined)
    for (let index = groups.length + after; index < 8; index += 1) groups.push('0');
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
