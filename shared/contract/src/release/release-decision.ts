import * as v from 'valibot';
import { readWithSchema } from '../contract-error';
import { VersionSchema } from './descriptor';
import { createByNameSchema } from '../name-schemas';
import { isAppName, type AppName, type ByName } from '../remote-names';

/**
 * Units that are one JSON document each, named by its hash: the site settings, and the public keys of the teams. They
 * go live with the shell. Keys are apart from settings, so that a rollback of settings never brings back an old key.
 */
export const DOCUMENT_UNITS = ['settings', 'keys'] as const;
/** Unit that is one JSON document. */
export type DocumentUnit = (typeof DOCUMENT_UNITS)[number];

/** Name of a unit that is released separately: an app or a document. All but the keys can be rolled back. */
export type ReleaseUnit = AppName | DocumentUnit;

/** Tells a document from an app. */
export function isDocumentUnit(unit: ReleaseUnit): unit is DocumentUnit {
  return unit === 'settings' || unit === 'keys';
}

/** Tells whether a string can be the name of a release unit. */
export function isReleaseUnit(value: string): value is ReleaseUnit {
  return isAppName(value) || value === 'settings' || value === 'keys';
}

/** Schema of the name of a release unit. */
export const ReleaseUnitSchema = v.custom<ReleaseUnit>(
  (value) => typeof value === 'string' && isReleaseUnit(value),
  'expected an app, settings or keys',
);

/** Format of the store. It rises when its documents change in a way that earlier code cannot read. */
export const STORE_FORMAT = 2;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());
const generationSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Schema of where sources come from. */
export const VersionSourceSchema = v.object({
  /** Full hash of the commit. */
  commit: v.string(),
  branch: v.exactOptional(v.string()),
  /** Whether sources of the app differed from the commit. */
  isDirty: v.boolean(),
  /** Person, or URL of the pipeline's run. */
  builder: v.string(),
});

const UnitVersionSchema = v.object({
  version: VersionSchema,
  /** Base URL of a remote's version folder, with a trailing slash. */
  base: v.exactOptional(v.string()),
  /** Absent for settings, and without Git. Recorded here, because the same sources have to make the same version. */
  source: v.exactOptional(VersionSourceSchema),
  /** Number that its team signed it with. */
  number: v.exactOptional(generationSchema),
});

/** Schema of the name of an audience, such as `staff`. It becomes part of documents and URLs. */
export const AudienceSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z-]{1,30}$/, 'expected a name in small letters, such as staff'),
);

/** Tells whether a name can be that of an audience. */
export function isAudience(name: string): boolean {
  return v.is(AudienceSchema, name);
}

const LiveUnitSchema = v.object({
  ...UnitVersionSchema.entries,
  /** Generation of the decision that changed this unit last; previews do not count. */
  generation: generationSchema,
  /** Time at which this version became live, and the person who decided it. */
  at: timeSchema,
  by: v.string(),
  /** Highest number of a version that was ever decided: a lower one is live only by a rollback. */
  highestNumber: v.exactOptional(generationSchema),
  /** Versions to roll back to, nearest first; running pages of a remote fall back to the first. */
  earlier: v.array(UnitVersionSchema),
  /** Versions that visitors ever got, each with the generation that made it live last. */
  known: v.record(VersionSchema, generationSchema),
  /** Versions that can never become live again, each with the reason and the time of its decision. */
  blocked: v.exactOptional(
    v.record(VersionSchema, v.object({ reason: v.string(), at: timeSchema })),
  ),
  /** Versions that teams may preview in place of the live one, newest first. */
  previews: v.exactOptional(v.array(UnitVersionSchema)),
  /** Version that a share of the visitors (`percent`) and an audience get in place of the live one, and since when. */
  canary: v.exactOptional(
    v.object({
      ...UnitVersionSchema.entries,
      percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
      audience: v.exactOptional(AudienceSchema),
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
   * 'publish' changes previews only; 'block' keeps a version from becoming live; 'canary' gives a version to a share of the visitors; 'compose' changes no unit,
   * only the composition.
   */
  action: v.picklist(['release', 'rollback', 'publish', 'canary', 'block', 'compose']),
  changes: v.array(
    v.object({
      unit: ReleaseUnitSchema,
      from: v.nullable(VersionSchema),
      to: VersionSchema,
    }),
  ),
  at: timeSchema,
  by: v.string(),
  reason: v.exactOptional(v.string()),
  units: createByNameSchema(ReleaseUnitSchema, LiveUnitSchema),
  /** Composition that visitors get. */
  site: v.string(),
  /** SHA-256 of the decision before it, so that nobody changes the history unseen. Absent in the first one. */
  before: v.exactOptional(v.string()),
  /** Signature by the key of whoever decided, where one was configured. */
  signature: v.exactOptional(v.object({ key: v.string(), signature: v.string() })),
  /** In the history only: the command that decided it ended early, and another one completed it. */
  isInterrupted: v.exactOptional(v.boolean()),
});

/** Origin of the sources of a version, as it was when the version was released. */
export type VersionSource = v.InferOutput<typeof VersionSourceSchema>;

/** One version of a release unit. */
export type UnitVersion = v.InferOutput<typeof UnitVersionSchema>;

/** Release unit as visitors get it. */
export type LiveUnit = v.InferOutput<typeof LiveUnitSchema>;

/** Use of a version by a unit: `known` are all that visitors ever got. */
export type VersionUse = 'live' | 'canary' | 'fallback' | 'earlier' | 'previews' | 'known';

/** Lists the versions of a unit by use, in the order of the uses; none of a unit that was never released. */
export function versionsOf(unit: LiveUnit | undefined, ...uses: VersionUse[]): UnitVersion[] {
  if (!unit) return [];
  const { canary, earlier, previews = [], known } = unit;
  const versions: Record<VersionUse, UnitVersion[]> = {
    live: [unit],
    canary: canary ? [canary] : [],
    fallback: earlier.slice(0, 1),
    earlier,
    previews,
    known: Object.keys(known).map((version) => ({ version })),
  };
  return uses.flatMap((use) => versions[use]);
}

/** Live units of a decision; a unit that was never released is absent. */
export type LiveUnits = ByName<ReleaseUnit, LiveUnit>;

/**
 * Complete state of the site after one decision. Decisions are immutable and numbered; the newest one is what visitors
 * get. Source: `live/site.json` and `decisions/` of the store.
 */
export type ReleaseDecision = v.InferOutput<typeof ReleaseDecisionSchema>;

/** Parses a stored decision; `name` is its key, for the message. @throws {ContractError} when it is malformed */
export function readReleaseDecision(input: unknown, name: string): ReleaseDecision {
  return readWithSchema(ReleaseDecisionSchema, input, name);
}
