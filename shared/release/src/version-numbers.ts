import {
  isAppName,
  namesOf,
  versionsOf,
  type LiveUnit,
  type LiveUnits,
  type ReleaseDecision,
  type ReleaseUnit,
  type SiteSettings,
  type UnitVersion,
} from '@site/contract';
import type { SignedNumbers } from '@site/site';
import { StoreError } from '@site/store';
import type { SiteChange } from './apply-changes';

/** Returns the number to sign a version with: the recorded one of a version that visitors get, else a new one. */
export function numberToSign(
  unit: LiveUnit | undefined,
  version: string,
  recorded = visitorVersionsOf(unit),
): number {
  const same = recorded.find((each) => each.version === version);
  return same?.number ?? (unit?.highestNumber ?? 0) + 1;
}

/**
 * Records the signed numbers of the versions that a change makes live.
 * @returns the units with them
 * @throws {StoreError} about a version that is not the next one
 */
export function recordNumbers(
  before: LiveUnits,
  after: LiveUnits,
  { action, changes }: Pick<SiteChange, 'action' | 'changes'>,
  signed: SignedNumbers,
): LiveUnits {
  if (!NUMBERED_ACTIONS.includes(action)) return after;
  const units = { ...after };
  for (const { unit: app, version } of changes) {
    const { [app]: unit } = units;
    const number = isAppName(app) ? signed[app]?.[version] : undefined;
    const highest = before[app]?.highestNumber ?? 0;
    if (!unit || number === undefined || isLive(before[app], version)) continue;
    // Signed before versions had numbers.
    if (Math.max(number, highest) === 0) continue;
    if (number !== highest + 1)
      throw new StoreError(describeWrongNumber(app, version, { number, highest }));
    units[app] = { ...withNumber(unit, version, number), highestNumber: number };
  }
  return units;
}

const NUMBERED_ACTIONS: SiteChange['action'][] = ['release', 'canary'];

function withNumber(unit: LiveUnit, version: string, number: number): LiveUnit {
  const { canary } = unit;
  if (unit.version === version) return { ...unit, number };
  return canary ? { ...unit, canary: { ...canary, number } } : unit;
}

function isLive(unit: LiveUnit | undefined, version: string): boolean {
  return visitorVersionsOf(unit).some((each) => each.version === version);
}

function describeWrongNumber(
  app: ReleaseUnit,
  version: string,
  { number, highest }: Record<'number' | 'highest', number>,
): string {
  if (number > highest)
    return `Version ${version} of "${app}" is signed with the number ${number}, and the next one is ${highest + 1}: npm run release did not sign it. Find out who did, and replace the key: npm run keys -- add ${app}.`;
  return `Version ${version} of "${app}" is signed with the number ${number}, and ${highest} was decided before, so it is an older one. Go back to it with npm run rollback -- ${app} --to ${version}. Whoever holds the key of "${app}" may also sign and release it again, with npm run release -- ${app} --older.`;
}

/** Finds an older version that a decision made live without saying that it rolls back. @returns the beginning of a sentence */
export function findReplayedVersion(
  before: LiveUnits,
  { action, generation, units }: ReleaseDecision,
  { teamPublicKeys = {} }: Pick<SiteSettings, 'teamPublicKeys'>,
): string | undefined {
  for (const app of namesOf(before).filter(isAppName)) {
    const highest = before[app]?.highestNumber;
    const { [app]: unit } = units;
    if (!highest || !teamPublicKeys[app]) continue;
    if (![highest, highest + 1].includes(unit?.highestNumber ?? 0))
      return `Decision ${generation} changed the numbers of ${app}`;
    const added = visitorVersionsOf(unit).filter(({ version }) => !isLive(before[app], version));
    if (action !== 'rollback' && added.some(({ number }) => number !== highest + 1))
      return `Decision ${generation} made a version of ${app} live that is not the next one, and does not say rollback`;
  }
  return undefined;
}

function visitorVersionsOf(unit: LiveUnit | undefined): UnitVersion[] {
  return versionsOf(unit, 'live', 'canary');
}
