import { defineShell } from '@site/build';
import { CONTRACT_VERSION, SHELL_PORT } from '@site/contract';

export default defineShell({
  port: SHELL_PORT,
  webEntry: './src/main.tsx',
  nodeEntry: './documents/write-documents.ts',
  template: './src/development.html',
  contractSupport: { supportedContracts: [CONTRACT_VERSION] },
  // Imported lazily: a build needs the shell and shared packages, and nothing of the backend.
  developmentData: async () => (await import('@site/cli')).readDevelopmentData(),
});
