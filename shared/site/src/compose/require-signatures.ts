import {
  isAppName,
  namesOf,
  type AppName,
  type ByName,
  type LiveUnit,
  type SiteSettings,
  type UnitVersion,
} from '@site/contract';
import { parseJson, StoreError, type Store } from '@site/store';
import {
  hashVersionFolder,
  verifySignature,
  signaturePrefixOf,
  type Signature,
  type SignedStatement,
} from './signature';

/** Numbers that the teams signed versions of their apps with, by app and version. */
export type SignedNumbers = ByName<AppName, Record<string, number>>;

/**
 * Checks the signatures of everything to be composed before any of it runs: for each app with keys in the settings, its
 * live version, its fallback and its canary.
 * @returns the number of each version: the recorded one, or else the highest that it is signed with
 * @throws {StoreError} naming the version without a valid signature
 */
export async function requireSignatures(
  store: Store,
  { teamPublicKeys = {}, revokedPublicKeys = [] }: SiteSettings,
  units: ByName<AppName, UnitVersion & Partial<LiveUnit>>,
): Promise<SignedNumbers> {
  const numbers: SignedNumbers = {};
  for (const app of namesOf(units).filter(isAppName)) {
    const keys = teamPublicKeys[app];
    const unit = units[app];
    if (!keys || !unit) continue;
    const fallback = app === 'shell' ? undefined : unit.earlier?.[0];
    const versions = [unit, fallback, unit.canary].flatMap((each) => each ?? []);
    for (const { version, number } of versions) {
      const content = hashVersionFolder(await store.openFolder(`apps/${app}/${version}`));
      // The site's owner signed this hash when the key was revoked.
      const accepted = revokedPublicKeys.map(({ accepts }) => accepts[`${app}/${version}`] ?? '');
      const statement = { unit: app, version, content, ...(number ? { number } : {}) };
      const signed = accepted.includes(content)
        ? (number ?? 0)
        : await requireSignature(store, statement, keys, revokedPublicKeys);
      numbers[app] = { ...numbers[app], [version]: signed };
    }
  }
  return numbers;
}

export class RevokedKeyError extends StoreError {}

/**
 * Checks that one of these public keys signed this content, with this number if there is one.
 * @returns the number that it is signed with: the highest, or 0 without one
 * @throws {StoreError} with the reason
 */
export async function requireSignature(
  store: Store,
  statement: SignedStatement,
  keys: readonly string[],
  revokedPublicKeys: NonNullable<SiteSettings['revokedPublicKeys']> = [],
): Promise<number> {
  const { unit, version } = statement;
  const signatures = await readSignatures(store, statement);
  if (signatures.length === 0) {
    throw new StoreError(
      `The version ${version} of "${unit}" is not signed, and this site takes signed versions of it only. Whoever holds its key signs it with npm run sign -- ${unit}.`,
    );
  }
  const own = signatures.filter(
    ({ key, content }) => keys.includes(key) && content === statement.content,
  );
  const numbers = await listNumbers(statement, own);
  const highest = Math.max(...numbers);
  if (numbers.includes(statement.number ?? highest)) return statement.number ?? highest;
  if (numbers.length > 0) {
    throw new StoreError(
      `The version ${version} of "${unit}" is signed with the number ${highest}, and the decision that made it live says ${statement.number}. Look at npm run releases -- --verify.`,
    );
  }
  const revocation = revokedPublicKeys.find(({ key }) =>
    signatures.some((each) => each.key === key),
  );
  if (revocation) {
    throw new RevokedKeyError(
      `The version ${version} of "${unit}" is signed with a key that was revoked at ${revocation.at}, so it cannot go live again. Release its sources again, or sign it with npm run sign -- ${unit} ${version} if you trust its files.`,
    );
  }
  throw new StoreError(
    signatures.every((each) => each.content === statement.content)
      ? `The version ${version} of "${unit}" is signed with a key that the site does not name for it.`
      : `The version ${version} of "${unit}" is not what was signed: its files were changed. Restore them from a backup.`,
  );
}

/** Lists the numbers of valid signatures. */
async function listNumbers(statement: SignedStatement, signatures: Signature[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const each of signatures) {
    const { number = 0, content } = each;
    if (await verifySignature({ ...statement, content, number }, each, each.key))
      numbers.push(number);
  }
  return numbers;
}

async function readSignatures(store: Store, statement: SignedStatement): Promise<Signature[]> {
  const keys = await store.list(signaturePrefixOf(statement));
  const read = keys.map(async (key): Promise<Signature[]> => {
    const content = (await store.read(key))?.content;
    return content ? [Object(parseJson(content, key))] : [];
  });
  const signatures = (await Promise.all(read)).flat();
  // A number is recorded in a decision, which nobody could read with another kind of number.
  return signatures.filter(
    ({ content, number = 1 }) => content && Number.isSafeInteger(number) && number > 0,
  );
}
