import { defineShell } from '@site/build';
import { developmentData } from './start/development-data';

export default defineShell({
  port: 3000,
  webEntry: './src/main.tsx',
  nodeEntry: './src/server-entry.tsx',
  template: './src/development.html',
  developmentData,
});
