/** @jest-environment node */
import { readLiveState } from '@site/store';
import { fileOfWeight, type SampleAppOptions } from '../testing/sample-apps';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

const dashboard = { id: 'dashboard', props: { memberId: 'string' } } as const;

describe('A slot and the widget of another team', () => {
  test('Go live in either order, and each release says what is still missing', async () => {
    await releaseWidget('2');
    expect(site.messages).toEqual([]);
    // Account was built before slots were declared, so nothing was compared until now.
    await releaseSlots('2', [{ ...dashboard, id: 'other' }], ['account/dashboard']);
    expect(site.messages).toContain(
      'account/dashboard does not show the widget editor/widget: account ac00000002 has no slot account/dashboard.',
    );
    await releaseSlots('3', [dashboard]);
    expect(await site.readWidgets()).toEqual(['widget']);
  });

  test('A widget for a slot that comes later goes live, and waits', async () => {
    await releaseSlots('2', [{ ...dashboard, id: 'other' }]);
    await releaseWidget('2');
    expect(site.messages).toContain(
      'account/dashboard does not show the widget editor/widget: account ac00000002 has no slot account/dashboard.',
    );
    expect(await site.readWidgets()).toEqual([]);
  });

  test.each<[string, NonNullable<SampleAppOptions['slots']>, string]>([
    [
      'is gone',
      [{ ...dashboard, id: 'other' }],
      'account ac00000003 has no slot account/dashboard',
    ],
    [
      'lacks a prop',
      [{ id: 'dashboard' }],
      'it takes `memberId` as string, and the slot does not have it',
    ],
    [
      'has a prop of another type',
      [{ ...dashboard, props: { memberId: 'number' } }],
      'it takes `memberId` as string, and the slot has it as number',
    ],
    [
      'has a prop no longer always',
      [{ ...dashboard, props: { memberId: 'string?' } }],
      'it takes `memberId` as string, and the slot does not always have it',
    ],
  ])(
    'A release in which the slot %s is refused, unless the widget is meant to go',
    async (_case, slots, reason) => {
      await releaseBoth();
      const before = await readLiveState(site.store);
      await expect(releaseSlots('3', slots)).rejects.toThrow(
        `The widget editor/widget would be gone from account/dashboard: ${reason}. If it is meant to go, say so: --removes account/dashboard`,
      );
      expect(await readLiveState(site.store)).toEqual(before);
      await releaseSlots('3', slots, ['account/dashboard']);
      expect(await site.readWidgets()).toEqual([]);
      expect(site.messages).toContain(
        `account/dashboard does not show the widget editor/widget: ${reason}.`,
      );
      // Nobody has to release: going back shows it again.
      await site.rollback('account');
      expect(await site.readWidgets()).toEqual(['widget']);
    },
  );

  test('A release whose widget takes other props is refused, unless it is meant to wait', async () => {
    await releaseBoth();
    const props = { memberId: 'string', teamId: 'string' } as const;
    const release = (removes: string[]) => releaseWidget('3', { props }, removes);
    await expect(release([])).rejects.toThrow(
      'The widget editor/widget would be gone from account/dashboard: it takes `teamId` as string, and the slot does not have it. If it is meant to go, say so: --removes editor/widget',
    );
    await release(['editor/widget']);
    expect(await site.readWidgets()).toEqual([]);
    await releaseSlots('3', [{ ...dashboard, props }]);
    expect(await site.readWidgets()).toEqual(['widget']);
  });

  test('A prop that may be absent needs no order of releases', async () => {
    await releaseBoth();
    const props = { memberId: 'string', teamId: 'string?' } as const;
    await releaseWidget('3', { props });
    await releaseSlots('3', [{ ...dashboard, props: { memberId: 'string', teamId: 'string' } }]);
    expect(await site.readWidgets()).toEqual(['widget']);
  });

  test('A team takes its own widget away without a question', async () => {
    await releaseBoth();
    await site.release('editor', { mark: '3' });
    expect(await site.readWidgets()).toEqual([]);
  });

  test('A prerendered widget that could not be rendered is refused, and does not stop the page', async () => {
    await releaseSlots('2', [dashboard]);
    const emptyPlace = { places: ['editor/widget'] };
    await site.release('shell', { mark: '2', ...emptyPlace });
    const widget = { props: { memberId: 'string' }, prerender: true } as const;
    await expect(releaseWidget('2', widget)).rejects.toThrow(
      'The widget editor/widget is not in the static HTML of /account: it throws there',
    );
    await site.release('shell', { mark: '3' });
    await releaseWidget('2', widget);
    await site.release('shell', { mark: '4', ...emptyPlace });
    expect(site.messages).toContainEqual(
      expect.stringContaining('The widget editor/widget is not in the static HTML of /account'),
    );
  });

  test('The budget of the slot is the one that its page declares', async () => {
    await releaseSlots('2', [{ ...dashboard, budgetKb: 1 }]);
    const files = fileOfWeight('static/js/widget.js', 2);
    await expect(releaseWidget('2', {}, [], { files })).rejects.toThrow(
      /The widget "widget" weighs \d+\.\d kB; the slot account\/dashboard takes 1 kB\./,
    );
  });
});

describe('A version with a hostile declaration is refused where it is stored', () => {
  const slot = { ...dashboard };
  const many = <Value>(create: (at: number) => Value) =>
    Array.from({ length: 10_000 }, (_each, at) => create(at));

  test.each<[string, object, string]>([
    ['a slot of another remote', { slots: [{ ...slot, id: 'editor/decks' }] }, 'kebab-case id'],
    ['a way up in its id', { slots: [{ ...slot, id: '../../live' }] }, 'kebab-case id'],
    ['10,000 slots', { slots: many((at) => ({ ...slot, id: `s-${at}` })) }, 'at most 30 slots'],
    [
      '10,000 props',
      { slots: [{ ...slot, props: Object.fromEntries(many((at) => [`p${at}`, 'string'])) }] },
      'expected up to 20 names',
    ],
    ['a prop __proto__', hostileProps('__proto__'), 'expected up to 20 names'],
    ['a prop constructor', hostileProps('constructor'), 'expected up to 20 names'],
    [
      'a schema of props within props',
      { slots: [{ ...slot, props: { member: { id: 'string' } } }] },
      'expected up to 20 names',
    ],
  ])('%s', async (_case, hostile, reason) => {
    const before = await readLiveState(site.store);
    const release = site.release('account', { mark: '2', ...hostile });
    await expect(release).rejects.toThrow(reason);
    await expect(release).rejects.toThrow('of the remote "account" cannot be used.');
    expect(await readLiveState(site.store)).toEqual(before);
    expect(await site.findFaults()).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'string')).toBe(false);
  });

  test.each<[string, object, string]>([
    ['a slot with a way up', { slot: '../account' }, 'expected a name such as account/dashboard'],
    ['a slot of the shell', { slot: 'shell/header' }, 'expected the name of a remote first'],
    ['a slot of its own', { slot: 'editor/own' }, 'import the component'],
    ['a way up in its id', { widget: { id: '../widget' } }, 'no code for the widget'],
    ['static HTML and a condition', { widget: { prerender: true, when: {} } }, 'no conditions'],
  ])('A widget with %s', async (_case, hostile, reason) => {
    const before = await readLiveState(site.store);
    const release = releaseWidget('2', {}, [], hostile);
    await expect(release).rejects.toThrow(reason);
    expect(await readLiveState(site.store)).toEqual(before);
  });
});

/** JSON, as an attacker writes it: a literal in sources would set the prototype. */
function hostileProps(name: string): object {
  const props: unknown = JSON.parse(`{ "${name}": "string" }`);
  return { slots: [{ ...dashboard, props }] };
}

async function releaseBoth(): Promise<void> {
  await releaseSlots('2', [dashboard]);
  await releaseWidget('2');
  expect(await site.readWidgets()).toEqual(['widget']);
}

function releaseSlots(
  mark: string,
  slots: NonNullable<SampleAppOptions['slots']>,
  removes: string[] = [],
) {
  return site.release('account', { mark, slots }, { removes });
}

function releaseWidget(
  mark: string,
  widget: SampleAppOptions['widget'] = { props: { memberId: 'string' } },
  removes: string[] = [],
  sample: Partial<SampleAppOptions> = {},
) {
  const files = { 'static/js/widget.js': 'window.widget = true;' };
  const slot = 'account/dashboard';
  return site.release('editor', { mark, slot, widget, files, ...sample }, { removes });
}
