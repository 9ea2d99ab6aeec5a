import { loadRemote } from '@module-federation/enhanced/runtime';
import type { PageRegistryEntry } from '@site/contract';
import { Slot, SlotContext } from '@site/page/slots';
import { act, screen } from '@testing-library/react';
import { useId, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { insertStaticWidgets } from '../../documents/static-widgets';
import { reportQueue } from '../reporting/report';
import { setRegistry } from '../remotes/live-registry';
import { SlotOutlet } from './slot-outlet';
import { createSlotRecorder } from './render-static-widgets';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

let answers: Record<string, () => Promise<unknown>> = {};
let complaints: jest.SpyInstance;
let root: Root | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers = {};
  reportQueue.length = 0;
  jest
    .mocked(loadRemote)
    .mockReset()
    .mockImplementation((key) => answers[key.replace(/^.*\//, '')]?.() as Promise<null>);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('A widget in static HTML', () => {
  test('is readable before its code, and answers in the same nodes afterwards', async () => {
    const { nodes, start } = openDocument('w1', <Counter memberId="mira" />);
    expect(nodes()).toHaveLength(1);
    const [before] = nodes();
    answers = { counter: gives(Counter) };
    await start();
    expect(nodes()[0]).toBe(before);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('mira 1');
    expect(complaints).not.toHaveBeenCalled();
    expect(reportQueue).toEqual([expect.objectContaining({ page: 'counter', source: 'live' })]);
  });

  test('stays as it is when its code cannot be loaded, and the team is told', async () => {
    const { nodes, start } = openDocument('w2', <Counter memberId="mira" />);
    const [before] = nodes();
    answers = { counter: () => Promise.reject(new Error('gone')) };
    await start();
    expect(nodes()[0]).toBe(before);
    expect(before?.textContent).toContain('mira 0');
    expect(reportQueue).toEqual([expect.objectContaining({ page: 'counter', phase: 'load' })]);
  });

  test('stays as it is when its code takes longer than its slot allows', async () => {
    const { nodes, start } = openDocument('w3', <Counter memberId="mira" />, { timeoutMs: 2000 });
    const [before] = nodes();
    answers = { counter: () => new Promise(() => undefined) };
    await start();
    expect(reportQueue).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(2100));
    expect(nodes()[0]).toBe(before);
    expect(reportQueue).toEqual([expect.objectContaining({ page: 'counter', phase: 'load' })]);
  });

  test('that throws leaves its place empty, and the page stands', async () => {
    const { container, start } = openDocument('w4', <p>Fine on the server</p>);
    answers = {
      counter: gives(() => {
        throw new Error('It is broken.');
      }),
    };
    await start();
    expect(container.textContent).toBe('Page ');
    expect(reportQueue.at(-1)).toMatchObject({ page: 'counter', phase: 'render' });
  });

  test('shares the router of its page', async () => {
    const { container, start } = openDocument('w5', <Linked />);
    answers = { counter: gives(Linked) };
    await start();
    act(() => screen.getByRole('link').click());
    expect(container.textContent).toBe('Page at /next');
  });

  test('is rendered in the browser where the server left its place empty', async () => {
    const { container, start } = openDocument('w6', undefined);
    answers = { counter: gives(Counter) };
    await start();
    expect(container.textContent).toBe('Page mira 0');
  });

  test('is an ordinary one on a page that was not in the document', async () => {
    setRegistry({ remotes: { editor: offers('w7') } });
    answers = { counter: gives(Counter) };
    const { createRoot } = await import('react-dom/client');
    const container = document.body.appendChild(document.createElement('div'));
    await act(async () => {
      root = createRoot(container);
      root.render(<Page />);
    });
    await waitForWidget();
    expect(container.querySelector('[data-widget]')).toBeNull();
    expect(container.textContent).toBe('Page mira 0');
  });
});

/** Opens a document whose static HTML the server wrote with this content of the widget. */
function openDocument(global: string, content?: React.ReactElement, widget = {}) {
  setRegistry({ remotes: { editor: offers(global, widget) } });
  const { RecordingOutlet, recorded } = createSlotRecorder();
  const html = renderToString(<Page outlet={RecordingOutlet} />);
  expect([...recorded.values()].map(({ widgetProps }) => widgetProps)).toEqual([
    { memberId: 'mira' },
  ]);
  const widgets = content
    ? [
        {
          remote: 'editor' as const,
          id: 'counter',
          errors: [],
          html: renderToString(<MemoryRouter initialEntries={['/here']}>{content}</MemoryRouter>, {
            identifierPrefix: 'editor-counter-',
          }),
        },
      ]
    : [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = insertStaticWidgets({ html, errors: [], widgets });
  return {
    container,
    nodes: () => [...(container.querySelector('[data-widget]')?.childNodes ?? [])],
    start: async () => {
      await act(async () => {
        root = hydrateRoot(container, <Page />);
      });
      await waitForWidget();
    },
  };
}

/** The parts of the shell that slots need come on demand, and the widget after them. */
async function waitForWidget(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await act(() => jest.advanceTimersByTimeAsync(1));
}

function Page({ outlet = SlotOutlet }) {
  return (
    <MemoryRouter initialEntries={['/here']}>
      <SlotContext value={outlet}>
        <main>
          Page <Slot name="account/dashboard" widgetProps={{ memberId: 'mira' }} />
        </main>
      </SlotContext>
    </MemoryRouter>
  );
}

function offers(global: string, widget = {}): PageRegistryEntry {
  const live = { base: `http://localhost:3003/${global}/`, global, entry: { file: 'entry.js' } };
  const declared = { id: 'counter', slot: 'account/dashboard', prerender: true as const };
  return { live, previous: null, routes: [], widgets: [{ ...declared, ...widget }] };
}

function gives(Component: unknown): () => Promise<unknown> {
  return () => Promise.resolve({ default: Component });
}

function Counter({ memberId }: { memberId: string }) {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <button id={id} type="button" onClick={() => setCount(count + 1)}>
      {memberId} {count}
    </button>
  );
}

function Linked() {
  const { pathname } = useLocation();
  return pathname === '/here' ? <Link to="/next">Go</Link> : <>at {pathname}</>;
}
