/** @jest-environment node */
import { readLiveState } from '@site/store';
import { acceptWidget, refuseWidget } from './refuse-widget';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

const refuse = (widget: string) =>
  refuseWidget(site.store, { name: 'account', widget, ...site.work({ isWayBack: true }) });
const accept = (widget: string) =>
  acceptWidget(site.store, { name: 'account', widget, ...site.work({ isWayBack: true }) });

beforeEach(async () => {
  await site.release('account', { mark: '2', slots: [{ id: 'dashboard' }] });
  await releaseWidget('2');
  expect(await site.readWidgets()).toEqual(['widget']);
});

describe('A widget that the owner of the page refuses', () => {
  test('Is gone with one command, which changes the settings alone, and comes back with another', async () => {
    const { units } = await readLiveState(site.store);
    await refuse('editor/widget');
    expect(await site.readWidgets()).toEqual([]);
    const { settings: _changed, ...others } = (await readLiveState(site.store)).units;
    const { settings: _before, ...same } = units;
    expect(others).toEqual(same);
    expect(await site.readHeading('editor')).toBe('editor 2 in 1');
    await accept('editor/widget');
    expect(await site.readWidgets()).toEqual(['widget']);
  });

  test('Stays away in later releases of all, and its team is told', async () => {
    await refuse('editor/widget');
    site.messages.length = 0;
    await releaseWidget('3');
    expect(site.messages).toContain(
      'account/dashboard does not show the widget editor/widget: the owner of account/dashboard refused it.',
    );
    await site.release('account', { mark: '3', slots: [{ id: 'dashboard' }] });
    await site.release('shell', { mark: '2' });
    expect(await site.readWidgets()).toEqual([]);
  });

  test('Comes back with a rollback of the settings', async () => {
    await refuse('editor/widget');
    await site.rollback('settings');
    expect(await site.readWidgets()).toEqual(['widget']);
  });

  test.each(['editor/other', 'widget', '../widget', '__proto__', 'account/widget'])(
    'Is one that is offered: not %s',
    async (widget) => {
      const before = await readLiveState(site.store);
      await expect(refuse(widget)).rejects.toThrow(
        `No live remote offers "${widget}" to a slot of "account". npm run remotes lists the widgets. Nothing was changed.`,
      );
      await expect(accept(widget)).rejects.toThrow(`"account" does not refuse "${widget}".`);
      expect(await readLiveState(site.store)).toEqual(before);
    },
  );

  test('Is refused once', async () => {
    await refuse('editor/widget');
    await expect(refuse('editor/widget')).rejects.toThrow('The settings contain that already.');
  });
});

function releaseWidget(mark: string) {
  const files = { 'static/js/widget.js': 'window.widget = true;' };
  return site.release('editor', { mark, slot: 'account/dashboard', files });
}
