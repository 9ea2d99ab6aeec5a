import '@site/ui/tokens.css';
import '@site/ui/fonts.css';
import '@site/ui/ui.css';
import { MemoryRouter } from '@site/testing/memory-router';
import { type ComponentProps, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Deck } from '../src/core/model/deck-schema';
import { openDeckDatabase } from '../src/storage/deck-database';
import { storeNewDeck } from '../src/storage/store-new-deck';
import { loadDeck } from '../src/storage/load-deck';
import { EditorApp } from '../src/view/editor-app';
import type { BenchApi } from './bench-api';

const OWNER = 'bench';

/** Editor without the shell, to measure it or to work on it alone. */
function BenchPage() {
  const [deckId, setDeckId] = useState(() => new URLSearchParams(location.search).get('deck'));
  useEffect(() => {
    const open = (id: string) => openAndWait(id, setDeckId);
    Object.assign(window, { bench: { store, read, open } satisfies BenchApi });
  }, []);
  return (
    <EditorApp
      owner={OWNER}
      deckId={deckId}
      synopsisId={null}
      onOpen={setDeckId}
      backLink={BackLink}
    />
  );
}

function BackLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a href="/dashboard" {...rest}>
      {children}
    </a>
  );
}

function store(deck: Deck): Promise<void> {
  return storeNewDeck(OWNER, deck);
}

async function read(deckId: string) {
  const database = await openDeckDatabase(OWNER);
  const loaded = await loadDeck(database, deckId);
  database.close();
  return loaded?.deck;
}

async function openAndWait(deckId: string, setDeckId: (id: string) => void): Promise<number> {
  const start = performance.now();
  flushSync(() => setDeckId(deckId));
  while (!document.querySelector('[data-region="canvas"] [data-id]')) await frame();
  await frame();
  return performance.now() - start;
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MemoryRouter>
      <BenchPage />
    </MemoryRouter>,
  );
