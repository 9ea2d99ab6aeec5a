/** @jest-environment node */
import { createSampleSettings } from '@site/contract/samples';
import { LIVE_KEY } from '@site/store';
import { stageVersion } from '../build/stage-version';
import { toJson } from '../proposals/request-change';
import { stageSettings } from '../settings/stage-settings';
import {
  answered,
  anything,
  BY_BUCKET,
  BY_COMPOSER,
  documentedRows,
  forgeDecision,
  forgeProposal,
  jobOf,
  liveVersion,
  proposes,
  release,
  removes,
  replaces,
  rewriteHistory,
  site,
  VISIBLE,
  workflow,
  writes,
  type Attack,
} from '../testing/thief';

const version = 'apps/marketing/ma00000001';
const first = { id: 'first', at: new Date().toISOString(), isOlderAllowed: true };

const ATTACKS: Record<string, Attack[]> = {
  "a team's bucket credentials": [
    ['replace a file of its live version', replaces('marketing', `${version}/node/index.js`)],
    ['remove its live version', removes('marketing', version)],
    ["write into another team's app", writes('marketing', 'apps/account/ac00000009/x.js')],
    ["sign another team's version", writes('marketing', 'signatures/account/ac00000009/x.json')],
    ['store settings', writes('marketing', 'settings/0123.json')],
    ['store keys', writes('marketing', 'keys/0123.json')],
    ['decide', replaces('marketing', LIVE_KEY)],
    ['rewrite the history', replaces('marketing', 'decisions/00000001.json')],
    ['replace a page of the composed site', replaces('marketing', 'site/404.html')],
    ["propose in another team's name", writes('marketing', 'proposals/account/x.json')],
    ["answer another team's proposal", writes('marketing', 'answers/account/x.json')],
    ['propose without the signing key', () => forgeProposal({ id: 'unsigned', reason: 'x' }, '')],
    [
      "propose another team's rollback below its own app",
      () =>
        forgeProposal({ unit: 'account', action: 'rollback' }, 'proposals/marketing/other.json'),
    ],
    [
      'propose again what was answered',
      async () => {
        const { key, content } = answered;
        await site.stores.marketing.putIfAbsent(key, content);
        const outcomes = await site.answer();
        return outcomes.length === 0 ? 'ignored, because it has an answer' : outcomes.join();
      },
    ],
    [
      'propose a copy of it under another name',
      () => forgeProposal({}, 'proposals/marketing/copies/1.json'),
    ],
  ],
  "a team's bucket credentials and signing key": [
    ['release its app', proposes('marketing', release, { mark: '3' })],
    [
      'give its app to some visitors',
      proposes('marketing', { ...release, action: 'canary', percent: 50 }, { mark: '4' }),
    ],
    ['roll its app back', proposes('marketing', { action: 'rollback', unit: 'marketing' })],
    [
      'release its first version again, with the signature that it has',
      () => forgeProposal({ ...first, version: 'ma00000001' }, '', true),
    ],
    [
      'propose new settings',
      async () => {
        const proposal = site.request('marketing', release, { mark: '5' });
        await proposal.catch(() => undefined);
        const [key = ''] = await site.stores.owner.list('proposals/');
        const content = (await site.stores.owner.read(key))?.content ?? anything;
        await site.stores.owner.remove(key);
        const documents = [{ unit: 'settings', version: '0123456789' }];
        const forged = { ...JSON.parse(content.toString()), documents, id: 'settings' };
        await site.stores.marketing.putIfAbsent(
          'proposals/marketing/settings.json',
          toJson(forged),
        );
        return (await site.answer()).join().includes('names settings') ? BY_COMPOSER : 'possible';
      },
    ],
    [
      'propose with its key what it proposed a day ago',
      () => forgeProposal({ id: 'old', at: '2026-01-01T00:00:00.000Z' }, ''),
    ],
    [
      "release another team's app",
      proposes('marketing', { ...release, unit: 'account' }, { mark: '2' }),
    ],
  ],
  "the composer's bucket credentials and key": [
    ['plant a version', writes('composer', 'apps/marketing/ma00000009/x.js')],
    ['replace a file of a version', replaces('composer', `${version}/node/index.js`)],
    ['sign a version', writes('composer', 'signatures/marketing/ma00000009/x.json')],
    ['store settings', writes('composer', 'settings/0123.json')],
    ['remove a version', removes('composer', version)],
    ['remove a decision', removes('composer', 'decisions/00000001.json')],
    [
      'decide about keys',
      () => forgeDecision(({ units }) => Object.assign(units.keys ?? {}, { by: 'a thief' })),
    ],
    [
      'make a version live that nobody signed',
      async () => {
        const built = site.build('marketing', { mark: '8' });
        await stageVersion(site.stores.owner, { units: {} }, built);
        return forgeDecision(({ units }) =>
          Object.assign(units.marketing ?? {}, { version: 'ma00000008' }),
        );
      },
    ],
    [
      'make settings live that the owner did not sign',
      async () => {
        const settings = { ...createSampleSettings(), splashMs: 1 };
        const [change] = await stageSettings(site.stores.owner, settings, { units: {} });
        return forgeDecision(({ units }) =>
          Object.assign(units.settings ?? {}, { version: change?.version }),
        );
      },
    ],
    [
      'make an earlier version of a team live by what is no rollback',
      () =>
        forgeDecision((decision) => {
          Object.assign(decision, { action: 'release' });
          Object.assign(decision.units.marketing ?? {}, { version: 'ma00000001', number: 1 });
        }),
    ],
    [
      'roll an app back',
      async () => {
        await site.request('composer', { action: 'rollback', unit: 'marketing', to: 'ma00000001' });
        return (await liveVersion()) === 'ma00000001' ? VISIBLE : 'refused';
      },
    ],
    ['rewrite the history', rewriteHistory],
    [
      'replace a page of the composed site',
      async () => {
        const key = 'site/404.html';
        const before = await site.stores.composer.read(key);
        await replaces('composer', key)();
        await site.answer();
        await site
          .request('composer', { action: 'rollback', unit: 'settings' })
          .catch(() => undefined);
        const after = await site.stores.composer.read(key);
        return after?.etag === before?.etag ? '**possible** until the next command' : 'possible';
      },
    ],
    [
      'withhold answers',
      async () => {
        const request = site.request('marketing', release, { mark: '6' });
        await request.catch(() => undefined);
        for (const key of await site.stores.composer.list('proposals/'))
          await site.stores.composer.remove(key);
        return (await liveVersion()) === 'ma00000006' ? 'refused' : '**possible**; releases stop';
      },
    ],
  ],
  "credentials that read the bucket, as those of the host's deployment": [
    ['publish', writes('reader', 'apps/marketing/ma00000009/y.js')],
    ['propose', writes('reader', 'proposals/marketing/y.json')],
    ['decide', replaces('reader', LIVE_KEY)],
    ['replace a page of the composed site', replaces('reader', 'site/404.html')],
    [
      'find a private key',
      async () => {
        const secrets = Object.values(site.keys).map(({ privateKey }) => privateKey);
        for (const key of await site.stores.reader.list('')) {
          const text = (await site.stores.reader.read(key))?.content.toString() ?? '';
          if (secrets.some((secret) => text.includes(secret))) return key;
        }
        return 'none is there';
      },
    ],
    [
      'sign anything in the job that deploys',
      async () =>
        workflow('deploy').includes('SITE_SIGNING_KEY') ? 'possible' : 'no key is there',
    ],
  ],
  'code in a pull request of a fork': [
    [
      'read a secret in its checks',
      async () =>
        /secrets\.|environment:/.test(jobOf('app', 'check')) ? 'possible' : 'none is there',
    ],
    [
      'write into the bucket without credentials',
      async () => {
        const url = `${site.bucket.server.url}/releases/three-teams/site/${LIVE_KEY}`;
        const { status } = await fetch(url, { method: 'PUT', body: '{}' });
        return status === 403 ? BY_BUCKET : 'written';
      },
    ],
    [
      "start the job that holds the composer's key",
      async () =>
        /pull_request/.test(workflow('site')) ? 'possible' : 'no event of it starts that',
    ],
    [
      'reach the job that releases',
      async () =>
        jobOf('app', 'ship').includes("inputs.action != 'check'") &&
        workflow('marketing').includes("(github.event_name == 'push' && 'release' || 'check')")
          ? 'it runs for merges and by hand only'
          : 'possible',
    ],
  ],
};

const rows: string[][] = [['stolen', 'attempt', 'outcome']];

describe.each(Object.entries(ATTACKS))('With %s', (stolen, attacks) => {
  test.each(attacks)(
    'A thief who tries to %s has the outcome of the table',
    async (attempt, run) => {
      const outcome = await run();
      rows.push([stolen, attempt, outcome]);
      expect(documentedRows()).toContain(`${stolen} | ${attempt} | ${outcome}`);
    },
  );
});

test('The table has all attempts, and no others', () => {
  const documented = documentedRows();
  const first = documented.indexOf('stolen | attempt | outcome');
  const last = documented.indexOf('', first);
  const table = documented.slice(first, last).filter((row) => !row.startsWith('-'));
  console.info(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
  expect(rows.map((row) => row.join(' | '))).toEqual(table);
});
