/** Router for pages outside the shell: the catalogue of `@site/ui`, and tests. */
export { MemoryRouter } from 'react-router-dom';
