import { remotePorts } from '@site/build/remote-origins';
import { REMOTE_NAMES } from '@site/contract';
import { serveFolder } from '../serve/serve-folder';
import { serveSite } from '../serve/serve-site';
import type { RunningServer } from '../serve/listen';
import { startBackendProcess } from './backend-process';
import { buildAll } from './build-all';
import { ports, requireFreePorts } from './ports';

/** Builds and serves everything on this machine, until it is asked to stop. */
export async function startSite(): Promise<void> {
  await requireFreePorts();
  const running: RunningServer[] = [];
  const stop = stopOnSignal(running);
  const backend = startBackendProcess((code) => {
    console.error(
      `The backend ended by itself (code ${code}). The site is stopped; start it again.`,
    );
    void stop(1);
  });
  running.push(backend);
  console.log('Building …');
  try {
    const store = await buildAll();
    for (const remote of REMOTE_NAMES) {
      running.push(
        await serveFolder({ root: store.remoteFolder(remote), port: remotePorts[remote] }),
      );
    }
    running.push(await serveSite({ store, port: ports.site }));
    await backend.ready;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
  console.log(`Mailbox: http://localhost:${ports.mailbox}`);
  console.log(`Ready: http://localhost:${ports.site}`);
}

function stopOnSignal(running: RunningServer[]): (code: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = (code: number) => {
    stopping ??= Promise.allSettled(running.map((each) => each.close())).then(() =>
      process.exit(code),
    );
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0));
  return stop;
}
