import '@site/ui/fonts.css';
import '@site/ui/tokens.css';
import '@site/ui/ui.css';
import './catalogue.css';
import { MemoryRouter } from '@site/testing/memory-router';
import { createRoot } from 'react-dom/client';
import { Catalogue, CatalogueSection } from './catalogue';

const root = document.getElementById('root');
const only = new URLSearchParams(location.search).get('only');
// The fonts are optional: one that loads after the first text would not be used.
void Promise.allSettled(Array.from(document.fonts, (font) => font.load())).then(() => {
  if (!root) return;
  createRoot(root).render(
    <MemoryRouter>{only ? <CatalogueSection id={only} /> : <Catalogue />}</MemoryRouter>,
  );
});
