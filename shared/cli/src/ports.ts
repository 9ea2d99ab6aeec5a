import net from 'node:net';
import { REMOTE_PORTS, SHELL_PORT } from '@site/contract';

/** Ports of this machine, equal to those of the Supabase CLI where it has one. */
export const LOCAL_PORTS = {
  site: SHELL_PORT,
  ...REMOTE_PORTS,
  backend: 54321,
  mailbox: 54324,
} as const;

/** Checks that all ports are free. @throws with a sentence that lists those in use */
export async function requireFreePorts(
  required: Record<string, number> = LOCAL_PORTS,
): Promise<void> {
  const all = Object.entries(required);
  const portsInUse = (
    await Promise.all(
      all.map(async ([name, port]) => ((await isFree(port)) ? [] : [`${port} (${name})`])),
    )
  ).flat();
  if (portsInUse.length === 0) return;
  const subject = portsInUse.length === 1 ? 'This port is' : 'These ports are';
  throw new Error(
    `${subject} taken by another program: ${portsInUse.join(', ')}. Stop that program, then try again.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
