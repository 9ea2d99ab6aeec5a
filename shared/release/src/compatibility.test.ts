/** @jest-environment node */
import { ReleaseRejectedError } from './release-errors';
import type { SampleSite } from './testing/sample-site';
import { setUpSampleSite } from './testing/set-up-sample-site';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

describe('Exports of shared packages', () => {
  test('A shell that provides one more goes live, and so does the remote that uses it', async () => {
    await site.release('shell', { mark: '2', exports: ['Button', 'Slot', 'Tabs'] });
    await site.release('marketing', { mark: '2', exports: ['Tabs'] });
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 2');
  });

  test('A shell without one that a live remote uses is refused, with both sides', async () => {
    await site.release('marketing', { mark: '2', exports: ['Slot'] });
    await expectRefused(
      site.release('shell', { mark: '2', exports: ['Button'] }),
      'marketing ma00000002 uses `Slot` of @site/ui, which shell sh00000002 does not provide. Roll back marketing first, or release a shell with @site/ui from 1.4.0 on.',
    );
    await site.rollback('marketing');
    await site.release('shell', { mark: '2', exports: ['Button'] });
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 2');
  });

  test('The shell is not rolled back over an addition that a live remote uses', async () => {
    await site.release('shell', { mark: '2', exports: ['Button', 'Slot', 'Tabs'] });
    await site.release('marketing', { mark: '2', exports: ['Tabs'] });
    await expectRefused(
      site.rollback('shell'),
      'marketing ma00000002 uses `Tabs` of @site/ui, which shell sh00000001 does not provide.',
    );
    await site.rollback('marketing');
    await site.rollback('shell');
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });

  test('A remote that uses what no shell provides yet is refused, as a release, a canary and a preview', async () => {
    const ahead = { mark: '2', exports: ['Button', 'Tabs', 'Tree'] };
    site.settings.teamTools = true;
    await site.release('shell', { mark: '1' });
    const reason = 'uses `Tabs`, `Tree` of @site/ui, which shell sh00000001 does not provide.';
    await expectRefused(site.release('marketing', ahead), reason);
    await expectRefused(site.canary('marketing', ahead), reason);
    await expectRefused(site.preview('marketing', ahead), reason);
  });

  test('A changed export: a shell, a remote and their rollbacks stay on one side of the change', async () => {
    const ui = { version: '2.0.0', changed: { Slot: '2.0.0' } };
    await site.release('marketing', { mark: '2', exports: ['Slot'] });
    const reason =
      'marketing ma00000002 was built with @site/ui 1.4.0, and shell sh00000002 provides 2.0.0: `Slot` changed in between.';
    await expectRefused(site.release('shell', { mark: '2', ui }), reason);
    await site.release('marketing', { mark: '3', exports: ['Button'] });
    await site.release('shell', { mark: '2', ui });
    await expectRefused(site.rollback('marketing'), reason);
    await site.release('marketing', { mark: '4', exports: ['Slot'], ui });
    await expectRefused(
      site.rollback('shell'),
      'marketing ma00000004 was built with @site/ui 2.0.0, and shell sh00000001 provides 1.4.0: `Slot` changed in between.',
    );
    await site.release('shell', { mark: '3', ui: { ...ui, version: '2.1.0' } });
    expect(await site.readHeading('marketing')).toBe('marketing 4 in 3');
  });

  test('A page never falls back to a version that its shell cannot run', async () => {
    await site.release('marketing', { mark: '2', exports: ['Slot'] });
    await site.release('marketing', { mark: '3' });
    await site.release('shell', { mark: '2', exports: ['Button'] });
    const { registry } = (await site.readLiveSite()) ?? {};
    expect(registry?.remotes.marketing?.previous).toBeNull();
    await expectRefused(site.rollback('marketing'), 'uses `Slot` of @site/ui');
  });
});

/** Nothing has changed afterwards. */
async function expectRefused(command: Promise<unknown>, reason: string): Promise<void> {
  const before = (await site.readLiveSite())?.id;
  const error: unknown = await command.then(
    () => undefined,
    (reject: unknown) => reject,
  );
  expect(error).toBeInstanceOf(ReleaseRejectedError);
  expect(String(error)).toContain(reason);
  expect((await site.readLiveSite())?.id).toBe(before);
}
