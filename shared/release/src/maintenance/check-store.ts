import {
  isDocumentUnit,
  isRemoteName,
  readDescriptor,
  readShellDescriptor,
  namesOf,
  versionsOf,
  type AppName,
  type LiveUnits,
  type ReleaseDecision,
  type ReleaseUnit,
  type VersionUse,
} from '@site/contract';
import {
  compositionIdOf,
  descriptorKeyOf,
  integrityOf,
  listDescribedFiles,
  readDocument,
  readStoredSettings,
  requireSignatures,
  storeKeyOf,
} from '@site/site';
import { findRewriting, readDecisions } from '../decision-chain';
import { forEachConcurrent, messageOf } from '@site/node';
import {
  hasDecision,
  historyKeyOf,
  LIVE_KEY,
  readLiveState,
  replaceFailure,
  type LiveState,
  type Store,
} from '@site/store';

/** Object of the store that differs from what the state of the site needs. */
export type StoreProblem = {
  object: string;
  problem: 'missing' | 'damaged' | 'unsigned' | 'orphaned';
  /** Consequence for visitors and teams. */
  cost: string;
  /** Command, or what to do where no command can help. */
  mend: string;
};

/** Compares the whole store with the state of the site, without any change. @throws {StoreError} when it is transient */
export async function checkStore(store: Store): Promise<StoreProblem[]> {
  const live = await replaceFailure(readLiveState(store), messageOf);
  if (typeof live === 'string') {
    const cost = `nothing can be decided; visitors keep what they get: ${live}`;
    return [{ object: LIVE_KEY, problem: 'damaged', cost, mend: `remove ${LIVE_KEY}` }];
  }
  const stored = await store.list('');
  return [
    ...(await checkDecisions(store, live)),
    ...(await checkSite(store, live)),
    ...(await checkVersions(store, live, stored)),
    ...findOrphans(live.units, stored),
  ];
}

async function checkDecisions(store: Store, live: LiveState): Promise<StoreProblem[]> {
  const { decision, etag } = live;
  const newest = decision?.generation ?? 0;
  const problems: StoreProblem[] = [];
  if (decision && etag === null)
    problems.push({ object: LIVE_KEY, problem: 'missing', cost: 'none yet', mend: COMPOSE });
  const history = await readDecisions(store, newest);
  for (const [index, each] of history.entries()) {
    if (each) continue;
    const generation = index + 1;
    const isStored = await hasDecision(store, generation);
    const [cost, mend] =
      generation === newest && !isStored
        ? ['the last decision may not be uploaded', COMPOSE]
        : ['its lines of the audit, and --to for versions that became live with it', BACKUP];
    const problem = isStored ? 'damaged' : 'missing';
    problems.push({ object: historyKeyOf(generation), problem, cost, mend });
  }
  problems.push(...findRewritten([...history.slice(0, -1), decision]));
  return problems.toSorted((one, other) => one.object.localeCompare(other.object));
}

/** Compares each decision with the one that was made after it. */
function findRewritten(history: (ReleaseDecision | undefined)[]): StoreProblem[] {
  return history.flatMap((decision, index) => {
    const next = history[index + 1];
    const rewritten = decision && next && findRewriting(decision, next);
    if (!rewritten) return [];
    const object = historyKeyOf(decision.generation);
    return { object, problem: 'damaged' as const, cost: rewritten, mend: BACKUP };
  });
}

async function checkSite(store: Store, { decision }: LiveState): Promise<StoreProblem[]> {
  if (!decision) return [];
  const object = `composition ${decision.site}`;
  if (!(await store.hasSite(decision.site)))
    return [{ object, problem: 'missing', cost: 'visitors get another site', mend: COMPOSE }];
  const folder = await store.openSite(decision.site);
  if (!folder || compositionIdOf(folder) === decision.site) return [];
  const mend = `rm -r ${folder} && ${COMPOSE}`;
  return [{ object, problem: 'damaged', cost: 'visitors get changed pages', mend }];
}

async function checkVersions(
  store: Store,
  { units }: LiveState,
  stored: string[],
): Promise<StoreProblem[]> {
  const settings = await readStoredSettings(store, units).catch(() => undefined);
  const problems: StoreProblem[] = [];
  for (const { unit, version, role } of listReferences(units)) {
    const { cost, command, isComposed } = CONSEQUENCES[role];
    const problem =
      (await findDamage(store, { unit, version }, stored)) ??
      (settings && isComposed
        ? await findDamageBy(requireSignatures(store, settings, { [unit]: { version } }))
        : undefined);
    if (!problem) continue;
    // Keys are not rolled back.
    const hasWayBack = unit !== 'keys' && (role !== 'live' || units[unit]?.earlier.length);
    const repair = hasWayBack && command ? `${command} -- ${unit}` : BACKUP;
    const mend = problem === 'unsigned' ? `npm run sign -- ${unit} ${version}` : repair;
    problems.push({ object: objectOf(unit, version), problem, cost, mend });
  }
  return problems;
}

const COMPOSE = 'npm run compose';
const BACKUP = 'restore it from a backup';
const ROLL_BACK = 'npm run rollback';

/** Uses of a version, of which the first that applies decides. */
const USES: VersionUse[] = ['live', 'canary', 'fallback', 'earlier', 'previews', 'known'];

type Role = VersionUse | 'earlierShell';

/** Cost of a lost version, the command that mends it, and whether compositions contain it and so need a signature. */
const CONSEQUENCES: Record<Role, { cost: string; command?: string; isComposed?: true }> = {
  live: { cost: 'other units cannot be released', command: ROLL_BACK, isComposed: true },
  canary: { cost: 'other units cannot be released', command: ROLL_BACK, isComposed: true },
  fallback: { cost: 'no fallback for running pages, no rollback to it', isComposed: true },
  earlier: { cost: 'no rollback to it' },
  previews: { cost: 'no preview of it', command: 'npm run preview', isComposed: true },
  earlierShell: { cost: 'tabs that still run it cannot load more of it' },
  known: { cost: 'no rollback --to it' },
};

function listReferences(units: LiveUnits): { unit: ReleaseUnit; version: string; role: Role }[] {
  return namesOf(units).flatMap((unit) => {
    const roles = new Map<string, Role>();
    for (const use of USES)
      for (const { version } of versionsOf(units[unit], use))
        if (!roles.has(version)) roles.set(version, roleOf(unit, use));
    return [...roles].map(([version, role]) => ({ unit, version, role }));
  });
}

function roleOf(unit: ReleaseUnit, use: VersionUse): Role {
  if (use === 'fallback' && !isRemoteName(unit)) return 'earlier';
  return use === 'known' && unit === 'shell' ? 'earlierShell' : use;
}

type Damage = Exclude<StoreProblem['problem'], 'orphaned'>;

async function findDamage(
  store: Store,
  { unit, version }: { unit: ReleaseUnit; version: string },
  stored: string[],
): Promise<Damage | undefined> {
  const object = objectOf(unit, version);
  if (isDocumentUnit(unit)) {
    if (!stored.includes(object)) return 'missing';
    return findDamageBy(readDocument(store, unit, version));
  }
  const hasComposer = stored.some((key) => key.startsWith(`${object}node/`));
  if (!stored.includes(descriptorKeyOf(unit, version)) || !hasComposer) return 'missing';
  return replaceFailure(findDamagedFile(store, unit, version), () => 'damaged');
}

async function findDamagedFile(
  store: Store,
  app: AppName,
  version: string,
): Promise<Damage | undefined> {
  const stored = await store.read(descriptorKeyOf(app, version));
  const input: unknown = JSON.parse(stored?.content.toString() ?? '');
  const descriptor = app === 'shell' ? readShellDescriptor(input) : readDescriptor(input, app);
  let damage: Damage | undefined;
  await forEachConcurrent(listDescribedFiles(descriptor), async ({ file, integrity }) => {
    const content = (await store.read(`${objectOf(app, version)}web/${file}`))?.content;
    if (!content || integrityOf(content) !== integrity) damage = content ? 'damaged' : 'missing';
  });
  return damage;
}

function findDamageBy(check: Promise<unknown>): Promise<Damage | undefined> {
  return replaceFailure(
    check.then(() => undefined),
    (error) =>
      /its (content was|files were) changed/.test(messageOf(error)) ? 'damaged' : 'unsigned',
  );
}

function findOrphans(units: LiveUnits, stored: string[]): StoreProblem[] {
  const used = new Set(listReferences(units).map(({ unit, version }) => objectOf(unit, version)));
  const objects = stored.flatMap(
    (key) => /^(apps\/[^/]+\/[^/]+\/|(settings|keys)\/.+)/.exec(key)?.[1] ?? [],
  );
  return [...new Set(objects)]
    .filter((object) => !used.has(object))
    .map((object) => ({
      object,
      problem: 'orphaned',
      cost: 'space',
      mend: object.startsWith('apps/') ? 'npm run prune' : 'none needed',
    }));
}

function objectOf(unit: ReleaseUnit, version: string): string {
  return storeKeyOf(unit, version) + (isDocumentUnit(unit) ? '' : '/');
}
