import '@site/theme/fonts.css';
import '@site/theme/tokens.css';
import '../src/ui.css';
import './catalogue.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from '@site/testing/memory-router';
import { Catalogue, CatalogueSection } from './catalogue';

const root = document.getElementById('root');
const only = new URLSearchParams(location.search).get('only');
if (root)
  createRoot(root).render(
    <MemoryRouter>{only ? <CatalogueSection id={only} /> : <Catalogue />}</MemoryRouter>,
  );
