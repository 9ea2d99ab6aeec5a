import { defineShell } from '@site/build';
import { shellPort } from '@site/contract';

export default defineShell({
  port: shellPort,
  webEntry: './src/main.tsx',
  nodeEntry: './documents/write-documents.ts',
  template: './src/development.html',
  facts: { understands: [1] },
  // Imported lazily: a build needs the shell and shared packages, and nothing of the backend.
  developmentData: async () => (await import('./start/development-data')).developmentData(),
});
