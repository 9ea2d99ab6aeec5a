import { defineShell } from '@site/build';
import { redirects } from './src/routing/redirects';
import { developmentData } from './start/development-data';

export default defineShell({
  port: 3000,
  webEntry: './src/main.tsx',
  nodeEntry: './documents/write-documents.ts',
  template: './src/development.html',
  facts: { understands: [1], redirects },
  developmentData,
});
