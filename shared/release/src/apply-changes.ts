import {
  namesOf,
  type ByName,
  type LiveUnit,
  type LiveUnits,
  type ReleaseDecision,
  type ReleaseUnit,
  type UnitVersion,
} from '@site/contract';

/** Change of one release unit. */
export type UnitChange = UnitVersion & {
  unit: ReleaseUnit;
  /** Share of the visitors and audience, for a canary. */
  percent?: number;
  audience?: string;
  /** For a rollback: the versions before this one, as they were recorded when it was live. */
  earlier?: UnitVersion[];
};

/** Content of a decision: changes of one kind, which go live together or not at all. */
export type SiteChange = {
  action: ReleaseDecision['action'];
  changes: UnitChange[];
  /** Further units that have to stay as they are until it is decided. */
  dependsOn?: ReleaseUnit[];
  reason?: string;
  /** Person who asked for it; default: the one who runs this command. */
  by?: string | undefined;
  /** Versions that cannot be rolled back to any more. */
  forgets?: ByName<ReleaseUnit, string[]>;
};

/** A version that is further back can still be named. */
const MAX_EARLIER_VERSIONS = 20;
const MAX_PREVIEWS = 5;

type Stamp = Pick<LiveUnit, 'generation' | 'at' | 'by'>;

/** Computes the units after a change. */
export function applyChanges(
  units: LiveUnits,
  { action, changes, reason = '', forgets = {} }: SiteChange,
  stamp: Stamp,
): LiveUnits {
  const after = { ...units };
  for (const change of changes)
    after[change.unit] = APPLY[action](units[change.unit], change, { ...stamp, reason });
  for (const unit of namesOf(after)) {
    const { [unit]: live } = after;
    if (live && forgets[unit]) after[unit] = forget(live, forgets[unit]);
  }
  return after;
}

function forget(unit: LiveUnit, versions: string[]): LiveUnit {
  const known = Object.entries(unit.known).filter(([version]) => !versions.includes(version));
  return {
    ...unit,
    earlier: unit.earlier.filter(({ version }) => !versions.includes(version)),
    known: Object.fromEntries(known),
  };
}

type Apply = (
  live: LiveUnit | undefined,
  change: UnitChange,
  stamp: Stamp & { reason: string },
) => LiveUnit;

const APPLY: Record<SiteChange['action'], Apply> = {
  release(live, change, { reason: _reason, ...stamp }) {
    const earlier = live ? [toVersion(live), ...live.earlier] : [];
    return {
      ...toVersion(change),
      ...stamp,
      earlier: without(earlier, change).slice(0, MAX_EARLIER_VERSIONS),
      known: { ...live?.known, [change.version]: stamp.generation },
      ...(live?.previews ? { previews: live.previews } : {}),
      ...(live?.blocked ? { blocked: live.blocked } : {}),
      ...(live?.highestNumber ? { highestNumber: live.highestNumber } : {}),
    };
  },
  rollback(live, change, { reason: _reason, ...stamp }) {
    const { canary: _canary, ...unit } = requireLive(live, change);
    // The end of a canary leaves the live version with its own time.
    if (isSame(unit, change)) return { ...unit, generation: stamp.generation };
    const { base: _base, source: _source, number: _number, ...rest } = unit;
    return { ...rest, ...toVersion(change), ...stamp, earlier: change.earlier ?? [] };
  },
  publish(live, change) {
    const unit = requireLive(live, change);
    const previews = [toVersion(change), ...without(unit.previews ?? [], change)];
    return { ...unit, previews: previews.slice(0, MAX_PREVIEWS) };
  },
  canary(live, change, { generation, at }) {
    const unit = requireLive(live, change);
    return {
      ...unit,
      generation,
      known: { [change.version]: generation, ...unit.known },
      canary: {
        ...toVersion(change),
        percent: change.percent ?? 0,
        ...(change.audience ? { audience: change.audience } : {}),
        at,
      },
    };
  },
  block(live, change, { reason, at }) {
    const unit = requireLive(live, change);
    const isOther = ({ version }: UnitVersion) => version !== change.version;
    return {
      ...unit,
      earlier: unit.earlier.filter(isOther),
      ...(unit.previews ? { previews: unit.previews.filter(isOther) } : {}),
      blocked: { ...unit.blocked, [change.version]: { reason, at } },
    };
  },
  compose: requireLive,
};

export function toVersion({ version, base, source, number }: UnitVersion): UnitVersion {
  return {
    version,
    ...(base ? { base } : {}),
    ...(source ? { source } : {}),
    ...(number ? { number } : {}),
  };
}

/** Returns a sentence about a version that was blocked. */
export function describeVersionBlock(
  { blocked }: Partial<LiveUnit>,
  version: string,
): string | undefined {
  const block = blocked?.[version];
  return block && `Version ${version} was blocked at ${block.at}: ${block.reason}`;
}

/** Tells whether visitors had a version that a rollback, or the end of a canary, took from them. */
export function wasRolledBack({ canary, earlier, known, ...live }: LiveUnit, version: string) {
  const lastLive = known[version];
  const untouched = [live.version, canary?.version, ...earlier.map((each) => each.version)];
  if (!lastLive || untouched.includes(version)) return false;
  // A version that is only older than the list was replaced, and not taken back.
  const oldest = known[earlier.at(-1)?.version ?? ''] ?? 0;
  return earlier.length < MAX_EARLIER_VERSIONS || lastLive >= oldest;
}

/** The same version at another origin is another one. */
export function isSame(one: UnitVersion | undefined, other: UnitVersion): boolean {
  return one?.version === other.version && one.base === other.base;
}

function without(versions: UnitVersion[], removed: UnitVersion): UnitVersion[] {
  return versions.filter((each) => !isSame(each, removed));
}

function requireLive(live: LiveUnit | undefined, { unit }: UnitChange): LiveUnit {
  if (live) return live;
  throw new Error(`Nothing of "${unit}" is live.`);
}
