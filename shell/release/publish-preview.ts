import {
  findConflict,
  liveEntry,
  publishedEntries,
  type LiveRemote,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import { readRegistry, readRemote, readSettings } from '../compose/read-registry';
import { requireSignatures } from '../compose/require-signatures';
import { partsOf, type LivePart, type Parts } from '../store/live';
import type { Store } from '../store/store';
import type { BuiltApp } from './describe';
import { goLive, RefusedError, type Gate } from './go-live';
import { findTampering } from './integrity';
import { publish } from './publish';
import { exclusively, toRelease } from './release';

export type BuiltRemote = BuiltApp & { app: RemoteName };

/**
 * Puts a built remote into the store and onto the list of what can be previewed on the live site. Visitors get what
 * they had. @returns the address to look at @throws {RefusedError} and nothing has changed
 */
export function publishPreview(
  store: Store,
  { built, say }: { built: BuiltRemote; say: (sentence: string) => void },
): Promise<string> {
  const { app, version } = built;
  return exclusively(store, { say }, async ({ logs }) => {
    const parts = partsOf(logs);
    const settings = await readSettings(store, parts);
    if (!settings.teamTools) {
      throw new RefusedError(
        'This site shows no previews. Write "teamTools": true into its settings and release the shell. Nothing was changed.',
      );
    }
    if (liveEntry(logs[app])?.version === version) {
      throw new RefusedError(
        `Version ${version} of "${app}" is what visitors get already; there is nothing to preview.`,
      );
    }
    await publish(store, built);
    const change = { ...toRelease(built), version, action: 'publish' } as const;
    const { descriptor } = await requireFitting(store, { app, settings, parts, version: change });
    if (!publishedEntries(logs[app]).some((entry) => entry.version === version)) {
      await goLive(store, [change], nobodyElseSees);
    }
    return `${settings.siteUrl}${descriptor.routes[0]?.path}?preview=${app}@${version}`;
  });
}

type Fitting = { app: RemoteName; settings: SiteSettings; parts: Parts; version: LivePart };

/** Holds a version to what a live one is held to, as far as that needs no browser. */
async function requireFitting(
  store: Store,
  { app, settings, parts, version }: Fitting,
): Promise<LiveRemote> {
  await requireSignatures(store, settings, { [app]: version });
  const registry = await readRegistry(store, parts);
  const live = await readRemote(store, app, version);
  const remotes = { ...registry.remotes, [app]: { live, previous: null } };
  const conflict = findConflict({ ...registry, remotes });
  const problems = [
    ...(conflict ? [conflict] : []),
    ...(await findTampering(store, live.descriptor)),
  ];
  if (problems.length === 0) return live;
  throw new RefusedError(`${problems.join('\n')} Nothing was changed.`);
}

/** Whoever previews wants to see what is wrong with a version; everybody else sees what was there before. */
const nobodyElseSees: Gate = () => Promise.resolve();
