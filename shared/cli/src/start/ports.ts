import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startHttpServer } from '@site/node';
import { remotesIn, SHELL_PORT, type RemoteSettings, type SiteSettings } from '@site/contract';

/** Ports of this machine, equal to those of the Supabase CLI where it has one. */
export const LOCAL_PORTS = {
  site: SHELL_PORT,
  backend: 54321,
  mailbox: 54324,
} as const;

/** Returns the ports of the remotes whose origin in the settings is this machine. */
export function remotePortsOf({ remotes = {} }: Pick<SiteSettings, 'remotes'>) {
  const ports = remotesIn(remotes).map((name) => [name, localPortOf(remotes[name])] as const);
  return new Map(ports.flatMap(([name, port]) => (port ? [[name, port] as const] : [])));
}

function localPortOf({ origin = '', redirects }: RemoteSettings = {}): number | undefined {
  const { hostname, port } = URL.parse(origin) ?? {};
  return hostname === 'localhost' && !redirects ? Number(port) : undefined;
}

/**
 * Checks that all ports are free. A site that was killed ends within seconds, so its ports are waited for.
 * @throws with a sentence that lists those in use
 */
export async function requireFreePorts(
  required: Record<string, number> = LOCAL_PORTS,
  { waitMs = 10_000 }: { waitMs?: number } = {},
): Promise<void> {
  const giveUpAt = performance.now() + waitMs;
  let portsInUse = await findPortsInUse(required);
  if (portsInUse.length > 0 && waitMs > 0)
    console.error(`Waiting for ${portsInUse.join(', ')}: a site that was stopped may be ending …`);
  while (portsInUse.length > 0 && performance.now() < giveUpAt) {
    await pause(POLL_INTERVAL_MS);
    portsInUse = await findPortsInUse(required);
  }
  if (portsInUse.length === 0) return;
  const subject = portsInUse.length === 1 ? 'This port is' : 'These ports are';
  throw new Error(
    `${subject} taken by another program: ${portsInUse.join(', ')}. Stop that program, then try again.`,
  );
}

const POLL_INTERVAL_MS = 200;

async function findPortsInUse(required: Record<string, number>): Promise<string[]> {
  const ports = Object.entries(required).map(async ([name, port]) =>
    (await isFree(port)) ? [] : [`${port} (${name})`],
  );
  return (await Promise.all(ports)).flat();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Returns a port that no program of this machine listens on. */
export async function findFreePort(): Promise<number> {
  const { url, close } = await startHttpServer({ port: 0, handle: () => undefined });
  await close();
  return Number(new URL(url).port);
}
