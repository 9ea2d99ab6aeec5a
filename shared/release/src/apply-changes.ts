import type {
  LiveUnit,
  LiveUnits,
  ReleaseDecision,
  ReleaseUnit,
  UnitVersion,
} from '@site/contract';

/** Change of one release unit. */
export type UnitChange = UnitVersion & {
  unit: ReleaseUnit;
  /** Share of the visitors, for a canary. */
  percent?: number;
  /** For a rollback: the versions before this one, as they were recorded when it was live. */
  earlier?: UnitVersion[];
};

/** Content of a decision: changes of one kind, which go live together or not at all. */
export type Proposal = {
  action: Exclude<ReleaseDecision['action'], 'compose'>;
  changes: UnitChange[];
  reason?: string;
};

/** A version that is further back can still be named. */
export const MAX_EARLIER_VERSIONS = 20;
const MAX_PREVIEWS = 5;

type Stamp = Pick<LiveUnit, 'generation' | 'at' | 'by'>;

/** Computes the units after a proposal. */
export function applyChanges(
  units: LiveUnits,
  { action, changes }: Proposal,
  stamp: Stamp,
): LiveUnits {
  const after = { ...units };
  for (const change of changes)
    after[change.unit] = APPLY[action](units[change.unit], change, stamp);
  return after;
}

type Apply = (live: LiveUnit | undefined, change: UnitChange, stamp: Stamp) => LiveUnit;

const APPLY: Record<Proposal['action'], Apply> = {
  release(live, change, stamp) {
    const earlier = live ? [toVersion(live), ...live.earlier] : [];
    return {
      ...toVersion(change),
      ...stamp,
      earlier: without(earlier, change).slice(0, MAX_EARLIER_VERSIONS),
      known: { ...live?.known, [change.version]: stamp.generation },
      ...(live?.previews ? { previews: live.previews } : {}),
    };
  },
  rollback(live, change, stamp) {
    const { canary: _canary, ...unit } = requireLive(live, change);
    // The end of a canary leaves the live version with its own time.
    if (isSame(unit, change)) return { ...unit, generation: stamp.generation };
    const { base: _base, ...rest } = unit;
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
      canary: { ...toVersion(change), percent: change.percent ?? 0, at },
    };
  },
};

export function toVersion({ version, base }: UnitVersion): UnitVersion {
  return { version, ...(base ? { base } : {}) };
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
