import '@site/theme/tokens.css';
import '@site/theme/fonts.css';
import '@site/ui/ui.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { EditorApp } from '../src/view/editor-app';

/** The editor without the shell around it: for measuring it, and for working on it alone. */
function BenchPage() {
  const [deckId, setDeckId] = useState(() => new URLSearchParams(location.search).get('deck'));
  return (
    <EditorApp
      owner="bench"
      deckId={deckId}
      synopsisId={null}
      onOpen={setDeckId}
      backLink={(props) => (
        <a href="/dashboard" {...props}>
          {props.children}
        </a>
      )}
    />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<BenchPage />);
