/** @jest-environment node */
import { isRemoteName, listRemoteTerms, type RemoteName } from '@site/contract';
import { readLiveState } from '@site/store';
import { addRemote, allowNeeds, denyNeeds } from './change-remotes';
import { buildSampleApp } from '../testing/sample-apps';
import { releaseNewVersions } from '../release-new-versions';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

const academy = requireName('academy');
const api = 'https://api.academy.example';
const needs = {
  origins: [{ origin: api, use: ['connect'], reason: 'The course catalogue' }],
  permissions: [{ name: 'camera', reason: 'Scans a ticket' }],
};
const REFUSAL = `needs ${api} (connect: “The course catalogue”), camera (permission: “Scans a ticket”), which this site does not allow it. Its owner allows it with npm run remotes -- allow academy ${api} camera and then it can be released. Nothing was changed.`;

beforeEach(async () => {
  await addRemote(site.store, { name: academy, origin: 'http://localhost:3004', ...site.work() });
  await site.release(academy, { mark: '1' });
});

describe('A version that needs what is not allowed', () => {
  test('Is refused as a release, a canary, a preview and a release of the canary, by a sentence with the command', async () => {
    const ahead = { mark: '2', needs };
    site.settings.teamTools = true;
    await site.release('shell', { mark: '1' });
    const before = await readLiveState(site.store);
    await expect(site.release(academy, ahead)).rejects.toThrow(`academy ac00000002 ${REFUSAL}`);
    await expect(site.canary(academy, ahead)).rejects.toThrow(REFUSAL);
    await expect(site.preview(academy, ahead)).rejects.toThrow(REFUSAL);
    expect(await readLiveState(site.store)).toEqual(before);
    await allow(api, 'camera');
    await site.canary(academy, ahead);
    await deny('camera');
    await expect(site.releaseToAll(academy)).rejects.toThrow(
      'remotes -- allow academy camera and then',
    );
  });

  test('Is released after that command, and its documents permit what both name', async () => {
    await allow(api, 'camera', 'microphone');
    await site.release(academy, { mark: '2', needs });
    expect(await site.readHeading('academy')).toBe('academy 2 in 1');
    expect(await readTerms()).toEqual([`connect-src ${api}`, 'permission camera']);
    expect(await readTerms('marketing')).toEqual([]);
  });

  test('Is refused for one of its pages as for all of them, and says each name once', async () => {
    const ahead = { mark: '2', needs, pageNeeds: { origins: needs.origins } };
    await allow('camera');
    await expect(site.release(academy, ahead)).rejects.toThrow(
      `remotes -- allow academy ${api} and`,
    );
    await allow(api);
    await site.release(academy, ahead);
    await expect(
      site.release(academy, { ...ahead, mark: '3', pageNeeds: { origins: '*' } }),
    ).rejects.toThrow('needs.origins');
  });

  test('Is what a rollback may bring back, without more than is allowed', async () => {
    await allow(api, 'camera');
    await site.release(academy, { mark: '2', needs });
    await site.release(academy, { mark: '3', needs: {} });
    await deny('camera');
    await site.rollback(academy);
    expect(await site.readHeading('academy')).toBe('academy 2 in 1');
    expect(await readTerms()).toEqual([`connect-src ${api}`]);
  });

  test.each([
    ['a wildcard', { origins: [{ origin: 'https://*.example', use: ['connect'], reason: 'all' }] }],
    ['a header', { trustedTypes: [{ name: 'a; script-src *', reason: 'all' }] }],
    [
      '10,000 origins',
      {
        origins: Array.from({ length: 10_000 }, (_, index) => ({
          origin: `https://a${index}.example`,
          use: ['connect'],
          reason: 'all',
        })),
      },
    ],
  ])('Is refused with %s before anything of it is stored', async (_case, hostile) => {
    const before = await readLiveState(site.store);
    await expect(site.release(academy, { mark: '2', needs: hostile })).rejects.toThrow(
      'The descriptor of the remote "academy" cannot be used. needs.',
    );
    expect(await readLiveState(site.store)).toEqual(before);
    expect(site.isWhole(academy, 'ac00000002')).toBe(false);
  });

  test('Is refused under a shell that does not read needs, and keeps it from coming back', async () => {
    await allow(api, 'camera');
    await site.release('shell', { mark: '2', features: [] });
    const reason = 'uses `needs` of @site/contract, which shell sh00000002 does not provide.';
    await expect(site.release(academy, { mark: '2', needs })).rejects.toThrow(reason);
    await site.release('shell', { mark: '3' });
    await site.release(academy, { mark: '2', needs });
    await expect(site.rollback('shell')).rejects.toThrow(reason);
  });
});

describe('What the owner allows', () => {
  test('Is taken back at once, and other teams release as before', async () => {
    await allow(api, 'camera');
    await site.release(academy, { mark: '2', needs });
    await deny(api);
    expect(await readTerms()).toEqual(['permission camera']);
    await site.release('marketing', { mark: '2' });
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  });

  test('Is a decision about settings alone, which a rollback takes back', async () => {
    const { changes } = await allow(api);
    expect(changes.map(({ unit }) => unit)).toEqual(['settings']);
    await site.rollback('settings');
    expect(await readAllows(academy)).toBeUndefined();
  });

  test.each(['*', 'https://*.academy.example', `${api}/`, 'default', "'self'", ''])(
    'Is never %j',
    async (name) => {
      const before = await readLiveState(site.store);
      await expect(allow(api, name)).rejects.toThrow(
        `${JSON.stringify(name)} cannot be allowed. Name an origin such as https://api.example.com`,
      );
      expect(await readLiveState(site.store)).toEqual(before);
    },
  );

  test('Is told when it says nothing new, or nothing about a remote of this site', async () => {
    await allow(api);
    await expect(allow(api)).rejects.toThrow('The settings contain that already.');
    await expect(deny('camera')).rejects.toThrow('"academy" is not allowed "camera".');
    const name = requireName('shop');
    const work = site.work();
    await expect(allowNeeds(site.store, { name, needs: [api], ...work })).rejects.toThrow(
      '"shop" is not a remote of this site. Nothing was changed.',
    );
  });
});

describe('The list of a settings file', () => {
  const clipboard = ['ProseMirrorClipboard'];
  const editorNeeds = { trustedTypes: [{ name: clipboard[0], reason: 'Pasted content' }] };

  test('Reaches a site whose settings are from before, with the version that needs it', async () => {
    site.settings.remotes = { ...site.settings.remotes, editor: { allows: clipboard } };
    const apps = [buildSampleApp(site.root, 'editor', { mark: '2', needs: editorNeeds })];
    process.env['SITE_ORIGIN_EDITOR'] = 'http://localhost:3003';
    await releaseNewVersions(site.store, apps, { settings: site.settings, ...site.work() });
    delete process.env['SITE_ORIGIN_EDITOR'];
    expect(await site.readHeading('editor')).toBe('editor 2 in 1');
    expect(await readTerms('editor')).toEqual(['trusted-types ProseMirrorClipboard']);
    expect((await site.readLiveSite())?.settings.remotes?.editor?.origin).toBe(
      'http://localhost:3003',
    );
  });

  test('Also permits the Trusted Types policies of a version from before needs were recorded', async () => {
    site.settings.remotes = { ...site.settings.remotes, editor: { allows: clipboard } };
    await site.release('shell', { mark: '2' });
    expect(await readTerms('editor')).toEqual(['trusted-types ProseMirrorClipboard']);
  });

  test('Changes nothing once the owner has decided', async () => {
    await allow(api);
    await deny(api);
    const file = { ...site.settings.remotes, [academy]: { allows: [api] } };
    site.settings.remotes = file;
    await site.release('shell', { mark: '2' });
    expect(await readAllows(academy)).toEqual([]);
  });
});

function allow(...names: string[]) {
  return allowNeeds(site.store, { name: academy, needs: names, ...site.work() });
}

function deny(...names: string[]) {
  return denyNeeds(site.store, { name: academy, needs: names, ...site.work() });
}

async function readTerms(name: RemoteName = academy): Promise<string[]> {
  const entry = (await site.readLiveSite())?.registry.remotes[name];
  return entry ? listRemoteTerms(entry) : [];
}

async function readAllows(name: RemoteName): Promise<string[] | undefined> {
  return (await site.readLiveSite())?.settings.remotes?.[name]?.allows;
}

function requireName(name: string): RemoteName {
  if (isRemoteName(name)) return name;
  throw new Error(`${name} is no name of a remote.`);
}
