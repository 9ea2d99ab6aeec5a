import { loadRemote } from '@module-federation/enhanced/runtime';
import type { PageRegistryEntry, PageWidget, WidgetConditions } from '@site/contract';
import { setVisitor, type SampleVisitor } from '@site/page/session/samples';
import { Slot, SlotContext } from '@site/page/slots';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setDeferredLoader } from '../deferred/deferred-modules';
import { reportQueue } from '../reporting/report';
import { setRegistry, updateRegistryEntry } from '../remotes/live-registry';
import { SlotOutlet } from './slot-outlet';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

/** Result of loading each widget. */
let answers: Record<string, () => Promise<unknown>> = {};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers = {};
  reportQueue.length = 0;
  jest
    .mocked(loadRemote)
    .mockReset()
    .mockImplementation((key) => answers[key.replace(/^.*\//, '')]?.() as Promise<null>);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('A slot', () => {
  test('shows every widget that is offered to it, with what the page gives', async () => {
    answers = { decks: gives(Decks), news: gives(() => <p>News</p>) };
    await open({ remotes: { marketing: offers('m1', 'news'), editor: offers('e1', 'decks') } });
    expect(page()).toBe('NewsDecks of mira');
    expect(reportQueue).toEqual([
      expect.objectContaining({ remote: 'marketing', page: 'news', source: 'live' }),
      expect.objectContaining({ remote: 'editor', page: 'decks', source: 'live' }),
    ]);
  });

  test('stays empty when nothing is offered to it', async () => {
    await open({ remotes: { editor: { ...offers('e2', 'decks'), widgets: [] } } });
    expect(page()).toBe('');
    expect(loadRemote).not.toHaveBeenCalled();
  });

  test.each([
    ['cannot be had', () => Promise.reject(new Error('Loading chunk 7 failed.')), 'load'],
    ['is empty', () => Promise.resolve({}), 'load'],
    ['throws', gives(Throws), 'render'],
  ])('says nothing of a widget that %s, and the others stand', async (_case, answer, phase) => {
    const version = `e-${phase}-${_case.length}`;
    answers = { decks: answer, news: gives(() => <p>News</p>) };
    await open({ remotes: { editor: offers(version, 'decks'), marketing: offers('m1', 'news') } });
    expect(page()).toBe('News');
    expect(reportQueue.filter(({ error }) => error)).toEqual([
      expect.objectContaining({ remote: 'editor', version, page: 'decks', phase }),
    ]);
  });

  test('holds the room for a widget that hangs, for eight seconds', async () => {
    answers = { decks: () => new Promise(() => undefined) };
    await open({ remotes: { editor: offers('e4', 'decks') } });
    expect(page()).toBe('…');
    await act(() => jest.advanceTimersByTimeAsync(7_900));
    expect(page()).toBe('…');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(page()).toBe('');
  });

  test('closes after the time that its page declares', async () => {
    answers = { decks: () => new Promise(() => undefined) };
    await open({ remotes: { editor: offers('e7', 'decks', { timeoutMs: 2000 }) } });
    await act(() => jest.advanceTimersByTimeAsync(1_900));
    expect(page()).toBe('…');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(page()).toBe('');
  });

  test('shows its widgets in the order of the registry', async () => {
    answers = {
      decks: gives(() => <b>2</b>),
      news: gives(() => <b>1</b>),
      more: gives(() => <b>3</b>),
    };
    const editor = offers('e8', 'decks', { order: 1 });
    const more = { id: 'more', slot: 'account/dashboard', order: 2 };
    await open({
      remotes: {
        editor: { ...editor, widgets: [more, ...(editor.widgets ?? [])] },
        marketing: offers('m8', 'news'),
      },
    });
    expect(page()).toBe('123');
  });

  test.each<[string, WidgetConditions, SampleVisitor, boolean]>([
    ['signed in', { isSignedIn: true }, 'member', true],
    ['signed in', { isSignedIn: true }, 'anonymous', false],
    ['signed in', { isSignedIn: true }, 'loading', false],
    ['signed out', { isSignedIn: false }, 'anonymous', true],
    ['signed out', { isSignedIn: false }, 'loading', false],
    ['online', { isOnline: true }, 'member', true],
    ['offline', { isOnline: false }, 'member', false],
    ['a flag', { flag: 'newShelf' }, 'member', false],
    ['signed in and a flag', { isSignedIn: true, flag: 'newShelf' }, 'member', false],
  ])(
    'with the condition %s (%o), for the visitor %s: %s',
    async (_case, when, visitor, isShown) => {
      answers = { decks: gives(Decks) };
      act(() => setVisitor(visitor));
      await open({ remotes: { editor: offers('e9', 'decks', { when }) } });
      expect(page()).toBe(isShown ? 'Decks of mira' : '');
      if (!isShown) expect(loadRemote).not.toHaveBeenCalled();
    },
  );

  test('follows its conditions while it is on screen', async () => {
    answers = { decks: gives(Decks) };
    act(() => setVisitor('anonymous'));
    await open({ remotes: { editor: offers('e10', 'decks', { when: { isSignedIn: true } }) } });
    expect(page()).toBe('');
    act(() => setVisitor('member'));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(page()).toBe('Decks of mira');
    act(() => setVisitor('ended'));
    expect(page()).toBe('');
  });

  test('requests the value of a flag that its document does not contain, once its other conditions are met', async () => {
    const chunk = await import('../deferred/deferred-chunk');
    setDeferredLoader(() => Promise.resolve(chunk));
    const marketing = offers('e11', 'decks', { when: { isSignedIn: true, flag: 'newShelf' } });
    const fresh = { marketing: { ...marketing, values: { newShelf: 'on' } } };
    global.fetch = jest.fn(() => Promise.resolve(Response.json({ remotes: fresh })));
    answers = { decks: gives(Decks) };
    act(() => setVisitor('anonymous'));
    await open({ remotes: { marketing } });
    expect(fetch).not.toHaveBeenCalled();
    await act(() => Promise.resolve(setVisitor('member')));
    // The registry, its text, the widget and React.
    for (let round = 0; round < 6; round += 1) await act(() => jest.advanceTimersByTimeAsync(1));
    expect(page()).toBe('Decks of mira');
  });

  test('keeps a widget with a flag on screen as it was when the value changes', async () => {
    answers = { decks: gives(Decks) };
    const editor = offers('e12', 'decks', { when: { flag: 'newShelf' } });
    const { rerender } = await open({
      remotes: { editor: { ...editor, values: { newShelf: 'on' } } },
    });
    act(() => updateRegistryEntry('editor', { ...editor, values: { newShelf: 'off' } }));
    rerender(<Page />);
    expect(page()).toBe('Decks of mira');
  });

  test('asks again for what failed under another name, when it is shown the next time', async () => {
    const remotes = { editor: offers('e5', 'decks') };
    answers = { decks: () => Promise.reject(new Error('lost')) };
    (await open({ remotes })).unmount();
    answers = { decks: gives(Decks) };
    await open({ remotes });
    expect(page()).toBe('Decks of mira');
    expect(loadRemote).toHaveBeenLastCalledWith('e5-1/decks');
  });

  test('is never part of static HTML', () => {
    setRegistry({ remotes: { editor: offers('e6', 'decks') } });
    expect(renderToString(<Page />)).toBe('<main></main>');
  });
});

async function open({ remotes }: Parameters<typeof setRegistry>[0]) {
  setRegistry({ remotes });
  const rendered = render(<Page />);
  // The part of the shell that fills slots comes on demand, the widgets after it.
  for (let round = 0; round < 3; round += 1) await act(() => jest.advanceTimersByTimeAsync(1));
  return rendered;
}

function Page() {
  return (
    <SlotContext value={SlotOutlet}>
      <main>
        <Slot name="account/dashboard" widgetProps={{ memberId: 'mira' }} fallback={<i>…</i>} />
      </main>
    </SlotContext>
  );
}

const page = () => screen.getByRole('main').textContent;

function offers(global: string, id: string, widget: Partial<PageWidget> = {}): PageRegistryEntry {
  const live = { base: `http://localhost:3003/${global}/`, global, entry: { file: 'entry.js' } };
  return {
    live,
    previous: null,
    routes: [],
    widgets: [{ id, slot: 'account/dashboard', ...widget }],
  };
}

function gives(Component: unknown): () => Promise<unknown> {
  return () => Promise.resolve({ default: Component });
}

function Decks({ memberId }: { memberId: string }) {
  return <p>Decks of {memberId}</p>;
}

function Throws(): never {
  throw new Error('It is broken.');
}
