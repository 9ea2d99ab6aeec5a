import fs from 'node:fs';
import path from 'node:path';
import { precompress, readStoredSettings, serveFolder, serveSite } from '@site/site';
import { createGate, buildAllApps, releaseNewVersions } from '@site/release';
import { type RunningServer } from '@site/node';
import { localStoreFolder, openLocalStore, readLiveState, setAsideOlderStore } from '@site/store';
import { startBackendProcess } from './backend-process';
import { LOCAL_PORTS, remotePortsOf, requireFreePorts } from './ports';
import { logToTerminal } from '../log-to-terminal';
import { startJudge } from './start-judge';
import { loadSiteSettings } from '../load-site-settings';

/** Processes and timers that run until the site is stopped. */
type Running = Pick<RunningServer, 'close'>;

/** Builds and serves the whole site on this machine until it is stopped. */
export async function startSite(): Promise<void> {
  await requireFreePorts({
    ...LOCAL_PORTS,
    ...Object.fromEntries(remotePortsOf(loadSiteSettings())),
  });
  const running: Running[] = [];
  const stop = stopOnSignal(running);
  const judge = await startJudge();
  running.push(judge);
  const backend = startBackendProcess((reason) => {
    console.error(
      `The backend stopped unexpectedly (${reason}), so the site was stopped. Run npm start again.`,
    );
    void stop(1);
  }, judge.environment);
  running.push(backend);
  console.log('Building …');
  try {
    await buildSite();
    const root = localStoreFolder();
    for (const [remote, port] of await readLivePorts()) {
      const versions = path.join(root, 'apps', remote);
      fs.mkdirSync(versions, { recursive: true });
      await precompress(versions, (file) => /^[^/]+\/web\//.test(file));
      running.push(await serveFolder({ root: versions, port, isPublic: true }));
    }
    const site = await serveSite({ root, port: LOCAL_PORTS.site }, precompress);
    running.push(site);
    await backend.ready;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
  console.log(`Mailbox: http://localhost:${LOCAL_PORTS.mailbox}`);
  console.log(`Ready: http://localhost:${LOCAL_PORTS.site}`);
}

async function readLivePorts() {
  const store = openLocalStore();
  return remotePortsOf(await readStoredSettings(store, (await readLiveState(store)).units));
}

/** Builds all apps and releases versions that are new to this machine's store. */
export async function buildSite(): Promise<void> {
  const aside = setAsideOlderStore(localStoreFolder());
  if (aside)
    logToTerminal(
      `The releases on this machine were stored by another version of this code, in another format. They are in ${aside} now, and the site is built anew. Accounts and decks stay.`,
    );
  const store = openLocalStore();
  const { decision } = await readLiveState(store);
  const gate = createGate({
    say: logToTerminal,
    // The first release replaces nothing that a rejection could keep. npm test opens its pages, too.
    isStaticOnly: !decision,
    // A machine without a browser can serve its own site; the sentence names what was not checked. A build server has one.
    isUnseenAllowed: !process.env['CI'],
  });
  const settings = loadSiteSettings();
  await releaseNewVersions(store, await buildAllApps(), {
    settings,
    gate,
    say: logToTerminal,
  });
}

function stopOnSignal(running: Running[]): (code: number) => Promise<void> {
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
