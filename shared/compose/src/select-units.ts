import {
  isRemoteName,
  namesOf,
  remotesIn,
  type LiveUnits,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';

/** Selects the units that a site consists of: its remotes are those of the settings, in that order. */
export function selectUnits(settings: SiteSettings, units: LiveUnits): LiveUnits {
  const names = namesOf(units).filter((name) => !isRemoteName(name));
  return pick(units, [...names, ...listRemotes(settings, units)]);
}

/** Lists the remotes of a site. Settings from before they contained a list mean all that were released. */
export function listRemotes({ remotes }: SiteSettings, units: LiveUnits): RemoteName[] {
  if (!remotes) return remotesIn(units);
  return remotesIn(remotes).filter((name) => !remotes[name]?.redirects);
}

/** Merges the redirects of all removed remotes. */
export function listRemovedPaths({ remotes = {} }: SiteSettings): Record<string, string> {
  return Object.assign({}, ...Object.values(remotes).map(({ redirects }) => redirects));
}

function pick(units: LiveUnits, names: (keyof LiveUnits)[]): LiveUnits {
  const selected: LiveUnits = {};
  for (const name of names) if (units[name]) selected[name] = units[name];
  return selected;
}
