import * as v from 'valibot';
import { readWithSchema } from '../contract-error';
import { VersionSchema } from './descriptor';
import { APP_NAMES } from '../remote-names';

/** Units that are released and rolled back separately: the apps, and the site settings. */
export const RELEASE_UNITS = [...APP_NAMES, 'settings'] as const;
/** Name of a release unit. */
export type ReleaseUnit = (typeof RELEASE_UNITS)[number];

/** Format of the store. It rises when its documents change in a way that earlier code cannot read. */
export const STORE_FORMAT = 2;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());
const generationSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const UnitVersionSchema = v.object({
  version: VersionSchema,
  /** Base URL of a remote's version folder, with a trailing slash. */
  base: v.exactOptional(v.string()),
});

const LiveUnitSchema = v.object({
  ...UnitVersionSchema.entries,
  /** Generation of the decision that changed this unit last; previews do not count. */
  generation: generationSchema,
  /** Time at which this version became live, and the person who decided it. */
  at: timeSchema,
  by: v.string(),
  /** Versions to roll back to, nearest first; running pages of a remote fall back to the first. */
  earlier: v.array(UnitVersionSchema),
  /** Versions that visitors ever got, each with the generation that made it live last. */
  known: v.record(VersionSchema, generationSchema),
  /** Versions that teams may preview in place of the live one, newest first. */
  previews: v.exactOptional(v.array(UnitVersionSchema)),
  /** Version that a share of the visitors (`percent`, 1–99) gets in place of the live one, and since when. */
  canary: v.exactOptional(
    v.object({
      ...UnitVersionSchema.entries,
      percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
      at: timeSchema,
    }),
  ),
});

const ReleaseDecisionSchema = v.object({
  format: v.literal(STORE_FORMAT),
  /** Number of the decision: the one before it has the number before. */
  generation: generationSchema,
  /** Random: distinguishes this decision from another one that was proposed for the same generation. */
  id: v.string(),
  /**
   * 'publish' changes previews only; 'canary' gives a version to a share of the visitors; 'compose' changes no unit,
   * only the composition.
   */
  action: v.picklist(['release', 'rollback', 'publish', 'canary', 'compose']),
  changes: v.array(
    v.object({
      unit: v.picklist(RELEASE_UNITS),
      from: v.nullable(VersionSchema),
      to: VersionSchema,
    }),
  ),
  at: timeSchema,
  by: v.string(),
  reason: v.exactOptional(v.string()),
  units: v.record(v.picklist(RELEASE_UNITS), LiveUnitSchema),
  /** Composition that visitors get. */
  site: v.string(),
  /** In the history only: the command that decided it ended early, and another one completed it. */
  isInterrupted: v.exactOptional(v.boolean()),
});

/** One version of a release unit. */
export type UnitVersion = v.InferOutput<typeof UnitVersionSchema>;

/** Release unit as visitors get it. */
export type LiveUnit = v.InferOutput<typeof LiveUnitSchema>;

/** Live units of a decision; a unit that was never released is absent. */
export type LiveUnits = Partial<Record<ReleaseUnit, LiveUnit>>;

/**
 * Complete state of the site after one decision. Decisions are immutable and numbered; the newest one is what visitors
 * get. Source: `live/site.json` and `decisions/` of the store.
 */
export type ReleaseDecision = Omit<v.InferOutput<typeof ReleaseDecisionSchema>, 'units'> & {
  units: LiveUnits;
};

/** Parses a stored decision; `name` is its key, for the message. @throws {ContractError} when it is malformed */
export function readReleaseDecision(input: unknown, name: string): ReleaseDecision {
  return readWithSchema(ReleaseDecisionSchema, input, name);
}
