import net from 'node:net';
import { remotePorts, shellPort } from '@site/contract';

/** The ports of this machine, the same as the Supabase CLI's where it has one. */
export const ports = { site: shellPort, ...remotePorts, backend: 54321, mailbox: 54324 } as const;

/** @throws with a sentence that names every port that is taken */
export async function requireFreePorts(wanted: Record<string, number> = ports): Promise<void> {
  const all = Object.entries(wanted);
  const taken = (
    await Promise.all(
      all.map(async ([name, port]) => ((await isFree(port)) ? [] : [`${port} (${name})`])),
    )
  ).flat();
  if (taken.length === 0) return;
  const subject = taken.length === 1 ? 'This port is' : 'These ports are';
  throw new Error(
    `${subject} taken by another program: ${taken.join(', ')}. Stop that program, then try again.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
