import { defineShell } from '@site/build';

export default defineShell({
  port: 3000,
  webEntry: './src/main.tsx',
  nodeEntry: './src/server-entry.tsx',
  template: './src/development.html',
});
