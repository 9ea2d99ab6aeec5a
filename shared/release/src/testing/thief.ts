import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseDecision } from '@site/contract';
import { LIVE_KEY, readLiveState } from '@site/store';
import { workspaceRoot } from '@site/node';
import { signStatement } from '../build/sign-version';
import { hashDecision, signDecision } from '../decision-chain';
import { proposalKeyOf, proposalStatementOf, toJson } from '../proposals/request-change';
import { RoleSite, type Role } from './roles';

export const site = new RoleSite();
export const release = { action: 'release', unit: 'marketing' } as const;
export const anything = Buffer.from('{}');
/** SiteChange of the marketing team that was answered, as a thief may have copied it. */
export let answered: { key: string; content: Buffer };

beforeAll(async () => {
  await site.start();
  site.bucket.server.policies[''] = [];
  await site.propose('account', { action: 'release', unit: 'account' }, { mark: '1' });
  await site.propose('marketing', release, { mark: '1' });
  await site.request('marketing', release, { mark: '2' }).catch(() => undefined);
  const [key = ''] = await site.stores.owner.list('proposals/');
  answered = { key, content: (await site.stores.owner.read(key))?.content ?? anything };
  await site.answer();
}, 60_000);

export const BY_BUCKET = 'refused by the bucket';
export const BY_COMPOSER = 'refused by the composer';
const BY_NEXT = 'refused by the next command, by name';
export const VISIBLE = '**possible**; in the history, and one rollback undoes it';

export type Attack = [attempt: string, run: () => Promise<string>];

export const liveVersion = async () =>
  (await readLiveState(site.stores.reader)).units.marketing?.version;

/** Writes a new object. */
export const writes = (role: Role, key: string) => () =>
  outcomeOf(site.stores[role].putIfAbsent(key, anything), 'written');

export const replaces = (role: Role, key: string) => async () => {
  const { etag = null } = (await site.stores.reader.read(key)) ?? {};
  return outcomeOf(site.stores[role].compareAndSwap(key, anything, etag), 'written');
};

export const removes = (role: Role, key: string) => () =>
  outcomeOf(site.stores[role].remove(key), 'removed');

/** Proposes as that command does, and lets the composer answer. */
export const proposes =
  (...[role, request, sample]: Parameters<RoleSite['propose']>) =>
  () =>
    outcomeOf(site.propose(role, request, sample), VISIBLE);

/** Stores a proposal of the thief's own making. */
export async function forgeProposal(
  changes: object,
  key: string,
  isSigned = false,
): Promise<string> {
  const proposal = { ...JSON.parse(answered.content.toString()), ...changes };
  if (isSigned)
    proposal.signature = await site.as('marketing', () =>
      signStatement(proposalStatementOf(proposal)),
    );
  await site.stores.marketing.putIfAbsent(key || proposalKeyOf(proposal), toJson(proposal));
  const before = await readLiveState(site.stores.reader);
  const [outcome = ''] = await site.answer();
  expect(await readLiveState(site.stores.reader)).toEqual(before);
  return outcome.includes('Nothing was changed') ? BY_COMPOSER : outcome;
}

/** Writes a decision with the credentials of the composer, tries the next command, and puts the old one back. */
export async function forgeDecision(change: (decision: ReleaseDecision) => void): Promise<string> {
  const { composer, owner } = site.stores;
  const { decision, etag } = await readLiveState(composer);
  const stored = await composer.read(LIVE_KEY);
  if (!decision || !stored) throw new Error('Nothing is live.');
  const { generation } = decision;
  const next = { ...structuredClone(decision), generation: generation + 1 };
  change(Object.assign(next, { before: hashDecision(decision) }));
  delete next.signature;
  const signed = await site.as('composer', () => signDecision(next));
  await composer.compareAndSwap(LIVE_KEY, Buffer.from(JSON.stringify(signed)), etag);
  const outcome = site.propose('account', { ...release, unit: 'account' }, { mark: '9' });
  const sentence = await outcome.catch((error: unknown) => String(error));
  const { etag: forged } = await readLiveState(owner);
  await owner.compareAndSwap(LIVE_KEY, stored.content, forged);
  await owner.remove(`decisions/${String(generation + 1).padStart(8, '0')}.json`);
  return /without a signature that allows|is not signed|with a key that the site|does not say rollback/.test(
    sentence,
  )
    ? BY_NEXT
    : sentence;
}

/** Edits a decision with the credentials of the composer, tries the next command, and puts the old one back. */
export async function rewriteHistory(): Promise<string> {
  const key = 'decisions/00000002.json';
  const stored = await site.stores.composer.read(key);
  const text = stored?.content.toString().replace('"by": "', '"by": "not ') ?? '';
  await site.stores.composer.compareAndSwap(key, Buffer.from(text), stored?.etag ?? null);
  const next = site.propose('account', { action: 'rollback', unit: 'account' });
  const sentence = await next.catch((error: unknown) => String(error));
  const forged = await site.stores.owner.read(key);
  await site.stores.owner.compareAndSwap(key, stored?.content ?? anything, forged?.etag ?? null);
  return sentence.includes('Decision 2 is not the one') ? BY_NEXT : sentence;
}

async function outcomeOf(attempt: Promise<unknown>, success: string): Promise<string> {
  const sentence = await attempt.then(
    () => success,
    (error: unknown) => String(error),
  );
  if (sentence.includes('These credentials may not do this')) return BY_BUCKET;
  return sentence.includes('Nothing was changed') ? BY_COMPOSER : sentence;
}

export function workflow(name: string): string {
  return fs.readFileSync(path.join(workspaceRoot, '.github/workflows', `${name}.yml`), 'utf8');
}

export function jobOf(name: string, job: string): string {
  return (
    workflow(name)
      .split(/^ {2}(?=\w+:$)/m)
      .find((each) => each.startsWith(`${job}:`)) ?? ''
  );
}

/** Lines of docs/security.md, with the cells of tables trimmed. */
export function documentedRows(): string[] {
  const text = fs.readFileSync(path.join(workspaceRoot, 'docs/security.md'), 'utf8');
  return text.split('\n').map((line) =>
    line
      .replace(/^\| | \|$/g, '')
      .split('|')
      .map((cell) => cell.trim())
      .join(' | '),
  );
}
