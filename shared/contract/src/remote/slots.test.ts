/** @jest-environment node */
import {
  listSlotFillings,
  readDescriptor,
  readPageRegistry,
  readSlots,
  readWidgets,
  toPageRegistry,
  withShownWidgets,
  type Descriptor,
  type PropsOf,
  type Registry,
  type SlotDeclaration,
  type WidgetDeclaration,
} from '../index';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
} from '../testing/samples';

const widget = { id: 'your-decks', slot: 'account/dashboard', module: './slots/your-decks' };
const slot = { id: 'dashboard', page: 'dashboard', props: { memberId: 'string' } } as const;
const pages = [{ id: 'dashboard' }];

describe('Slots', () => {
  test('Valid slots come back as they were given', () => {
    const full = { ...slot, order: ['editor/your-decks'], budgetKb: 40, timeoutMs: 3000 };
    expect(readSlots([slot, { ...full, id: 'second' }], 'account', pages)).toEqual([
      slot,
      { ...full, id: 'second' },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['with a slash in its id', { ...slot, id: 'a/b' }, 'expected a kebab-case id'],
    ['of another remote by name', { ...slot, id: 'editor/decks' }, 'expected a kebab-case id'],
    ['with a way up in its id', { ...slot, id: '../account' }, 'expected a kebab-case id'],
    ['with an endless id', { ...slot, id: 'a'.repeat(1e6) }, 'expected at most 40 characters'],
    ['in a page of another remote', { ...slot, page: 'editor' }, 'a page is not the id of one of'],
    ['with a budget of a megabyte', { ...slot, budgetKb: 1000 }, 'budgetKb:'],
    ['with an hour to wait', { ...slot, timeoutMs: 3_600_000 }, 'timeoutMs:'],
    ['with a way up in its order', { ...slot, order: ['../x'] }, 'expected a name such as'],
    ['with an order of numbers', { ...slot, order: [1] }, 'order.0:'],
    ['that is null', null, '0:'],
  ])('A slot %s is refused with the reason', (_case, wrong, reason) => {
    const read = () => readSlots([wrong], 'account', pages);
    expect(read).toThrow('The slots of the remote "account" cannot be used.');
    expect(read).toThrow(reason);
  });

  test.each<[string, string]>([
    ['a prototype', '{ "__proto__": "string" }'],
    ['a constructor', '{ "constructor": "string" }'],
    ['a method of every object', '{ "toString": "string" }'],
    ['a prop of React', '{ "children": "string" }'],
    ['a nested schema', '{ "member": { "id": "string" } }'],
    ['a schema as text', '"string"'],
    ['a list', '["string"]'],
    ['null', 'null'],
    ['a type of its own', '{ "memberId": "any" }'],
    ['a handler', '{ "onClick?": "function" }'],
    ['a name with a slash', '{ "a/b": "string" }'],
    ['10,000 names', JSON.stringify(Object.fromEntries(range(1e4, (at) => [`p${at}`, 'string'])))],
  ])('Props with %s are refused, of slots and of widgets', (_case, text) => {
    const props: unknown = JSON.parse(text);
    const reason = 'expected up to 20 names in camelCase';
    expect(() => readSlots([{ ...slot, props }], 'account', pages)).toThrow(reason);
    expect(() => readWidgets([{ ...widget, props }], 'editor', [])).toThrow(reason);
    expect(Object.hasOwn(Object.prototype, 'memberId')).toBe(false);
  });

  test('Two slots with one id, and 10,000 slots, are refused', () => {
    expect(() => readSlots([slot, slot], 'account', pages)).toThrow('an id is declared twice');
    const many = range(1e4, (at) => ({ ...slot, id: `slot-${at}` }));
    expect(() => readSlots(many, 'account', pages)).toThrow('expected at most 30 slots');
  });
});

describe('Widgets', () => {
  test('Valid widgets come back as they were given', () => {
    const full = {
      ...widget,
      id: 'more',
      props: { memberId: 'string', teamId: 'string?' },
      order: -5,
      when: { isSignedIn: true, isOnline: true, flag: 'newShelf' },
    };
    expect(readWidgets([widget, full], 'editor', [{ id: 'editor' }])).toEqual([widget, full]);
  });

  test.each<[string, unknown[], string]>([
    ['for a slot without a remote', [{ ...widget, slot: 'login' }], '0.slot:'],
    [
      'for a slot of the shell',
      [{ ...widget, slot: 'shell/header' }],
      'the name of a remote first',
    ],
    ['for a slot below a slot', [{ ...widget, slot: 'account/a/b' }], 'expected a name such as'],
    ['with an id in capitals', [{ ...widget, id: 'YourDecks' }], 'expected a kebab-case id'],
    ['with a slash in its id', [{ ...widget, id: 'a/b' }], 'expected a kebab-case id'],
    ['from outside the sources', [{ ...widget, module: '../other' }], 'expected a module such as'],
    ['with the id of a page', [{ ...widget, id: 'editor' }], 'an id is declared twice'],
    ['with one id for two', [widget, widget], 'an id is declared twice'],
    ['with an order without end', [{ ...widget, order: 1e9 }], '0.order:'],
    ['with an unknown condition', [{ ...widget, when: { isAdmin: true } }], '0.when.isAdmin:'],
    ['with a flag of no name', [{ ...widget, when: { flag: '__proto__' } }], 'the name of a flag'],
    [
      'in static HTML under a condition',
      [{ ...widget, prerender: true, when: { isSignedIn: true } }],
      'a prerendered widget has no conditions',
    ],
    [
      'by the thousand',
      range(1e4, (at) => ({ ...widget, id: `w-${at}` })),
      'expected at most 60 widgets',
    ],
  ])('Widgets %s are refused with the reason', (_case, wrong, sentence) => {
    const read = () => readWidgets(wrong, 'editor', [{ id: 'editor' }]);
    expect(read).toThrow('The widgets of the remote "editor" cannot be used.');
    expect(read).toThrow(sentence);
  });

  test('A remote does not fill slots of its own pages', () => {
    expect(() => readWidgets([widget], 'account', [])).toThrow('import the component');
  });
});

describe('A descriptor', () => {
  test('May name a slot that no remote has yet, so teams need not release together', () => {
    const widgets = [{ id: 'news', slot: 'account/later', scripts: [], styles: [] }];
    expect(readDescriptor(createSampleDescriptor({ widgets }), 'marketing').widgets).toEqual(
      widgets,
    );
  });

  test.each<[string, object]>([
    ['slots in pages that it lacks', { slots: [slot] }],
    ['one slot twice', { slots: range(2, () => ({ ...slot, page: 'faq' })) }],
    ['a widget for itself', { widgets: [built({ slot: 'marketing/faq' })] }],
    ['a widget with the id of a page', { widgets: [built({ id: 'faq' })] }],
    ['a widget with a way up in its id', { widgets: [built({ id: '../faq' })] }],
    ['10,000 widgets', { widgets: range(1e4, (at) => built({ id: `w-${at}` })) }],
  ])('With %s is refused', (_case, wrong) => {
    const input = { ...createSampleDescriptor(), ...wrong };
    expect(() => readDescriptor(input, 'marketing')).toThrow('cannot be used.');
  });
});

describe('A slot and its widgets', () => {
  test.each<[string, WidgetDeclaration['props'], SlotDeclaration['props'], string | undefined]>([
    ['the same props', { a: 'string' }, { a: 'string' }, undefined],
    ['fewer props than the slot has', {}, { a: 'string' }, undefined],
    ['no record of its props', undefined, { a: 'string' }, undefined],
    ['a prop that may be absent, and is', { a: 'string?' }, {}, undefined],
    ['a prop that may be absent, and is there', { a: 'string?' }, { a: 'string' }, undefined],
    [
      'a prop that is not there',
      { a: 'string' },
      {},
      'it takes `a` as string, and the slot does not have it',
    ],
    [
      'a prop of another type',
      { a: 'string?' },
      { a: 'number' },
      'it takes `a` as string, and the slot has it as number',
    ],
    [
      'a prop that is there sometimes',
      { a: 'string' },
      { a: 'string?' },
      'it takes `a` as string, and the slot does not always have it',
    ],
  ])('With %s', (_case, takes, has, problem) => {
    const registry = siteWith(has ? { props: has } : {}, [built(takes ? { props: takes } : {})]);
    const [filling] = listSlotFillings(registry);
    expect(filling?.problem).toBe(problem);
    const { remotes } = toPageRegistry(registry);
    expect(remotes.editor?.widgets ?? []).toHaveLength(problem ? 0 : 1);
    const left = withShownWidgets(registry).remotes.editor?.live.descriptor.widgets;
    expect(left).toHaveLength(problem ? 0 : 1);
  });

  test('The widget waits for a slot that does not exist, and for a remote that is not there', () => {
    const widgets = [built({ slot: 'account/later' }), built({ id: 'other', slot: 'shop/cart' })];
    expect(listSlotFillings(siteWith({}, widgets)).map(({ problem }) => problem)).toEqual([
      'account ab12cd34 has no slot account/later',
      'no remote "shop" is live',
    ]);
  });

  test('Slots of a build from before they were declared are filled as they were', () => {
    const registry = siteWith({}, [built()]);
    delete registry.remotes.account?.live.descriptor.slots;
    expect(toPageRegistry(registry).remotes.editor?.widgets).toEqual([
      { id: 'your-decks', slot: 'account/dashboard' },
    ]);
  });

  test('A widget that the owner of the page refused is left out', () => {
    const registry = {
      ...siteWith({}, [built(), built({ id: 'news' })]),
      refusedWidgets: { account: ['editor/your-decks'], marketing: ['editor/news'] },
    };
    expect(listSlotFillings(registry)[0]?.problem).toBe(
      'the owner of account/dashboard refused it',
    );
    expect(toPageRegistry(registry).remotes.editor?.widgets).toEqual([
      { id: 'news', slot: 'account/dashboard' },
    ]);
  });

  test('The owner says what stands first, then the widgets do', () => {
    const widgets = [
      built({ id: 'late', order: 5 }),
      built({ id: 'plain' }),
      built({ id: 'early', order: -1 }),
      built({ id: 'chosen', order: 9 }),
    ];
    const registry = siteWith({ order: ['editor/gone', 'editor/chosen'] }, widgets);
    expect(listSlotFillings(registry).map(({ widget: { id } }) => id)).toEqual([
      'chosen',
      'early',
      'plain',
      'late',
    ]);
    const { remotes } = toPageRegistry(registry);
    expect(remotes.editor?.widgets?.map(({ id, order = 0 }) => [id, order])).toEqual([
      ['chosen', 0],
      ['early', 1],
      ['plain', 2],
      ['late', 3],
    ]);
  });

  test('Documents carry of a widget its id and its slot, more only where it is declared, and nothing where there is none', () => {
    const widgets = [
      built({ props: { memberId: 'string' } }),
      built({ id: 'news', prerender: true }),
      built({ id: 'mine', when: { isSignedIn: true } }),
    ];
    const { remotes } = toPageRegistry(siteWith({}, widgets));
    const at = { slot: 'account/dashboard' };
    expect(remotes.editor?.widgets).toEqual([
      { id: 'your-decks', ...at },
      { id: 'news', ...at, prerender: true },
      { id: 'mine', ...at, when: { isSignedIn: true } },
    ]);
    expect(remotes.account).not.toHaveProperty('slots');
    expect(readPageRegistry({ remotes })).toEqual({ remotes });
    expect(toPageRegistry(createSampleRegistry()).remotes.marketing).not.toHaveProperty('widgets');
    const slow = toPageRegistry(siteWith({ timeoutMs: 2000 }, [built()]));
    expect(slow.remotes.editor?.widgets).toEqual([{ id: 'your-decks', ...at, timeoutMs: 2000 }]);
  });
});

test('Props are typed by the declaration', () => {
  const widgets = [
    { ...widget, id: 'shelf', props: { memberId: 'string', size: 'number?', isOpen: 'boolean' } },
    { ...widget, id: 'plain' },
  ] as const satisfies readonly WidgetDeclaration[];
  const props: PropsOf<typeof widgets, 'shelf'> = { memberId: 'mira', isOpen: true };
  // @ts-expect-error -- a prop that has to be there
  const missing: PropsOf<typeof widgets, 'shelf'> = { memberId: 'mira' };
  // @ts-expect-error -- a prop of another type
  const wrong: PropsOf<typeof widgets, 'shelf'> = { memberId: 7, isOpen: true };
  const none: PropsOf<typeof widgets, 'plain'> = {};
  expect([props, missing, wrong, none]).toHaveLength(4);
});

/** Site with a slot in a page of account, and widgets of the editor. */
function siteWith(
  changes: Partial<SlotDeclaration>,
  widgets: NonNullable<Descriptor['widgets']>,
): Registry {
  const base = 'http://localhost:3002/ab12cd34/web/';
  const routes = [createSampleRoute({ id: 'dashboard', path: '/dashboard' })];
  const slots = [{ ...slot, ...changes }];
  const account = createSampleDescriptor({ name: 'account', routes, slots });
  const editor = createSampleDescriptor({ name: 'editor', widgets });
  return createSampleRegistry({
    remotes: {
      account: { live: { base, descriptor: account }, previous: null },
      editor: { live: { base, descriptor: editor }, previous: null },
    },
  });
}

function built(changes: Partial<WidgetDeclaration> = {}) {
  return { id: 'your-decks', slot: 'account/dashboard', scripts: [], styles: [], ...changes };
}

function range<Value>(length: number, create: (at: number) => Value): Value[] {
  return Array.from({ length }, (_, at) => create(at));
}
