import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Catalogue of the design system: `npm run catalogue`. No release contains it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './main.tsx' } },
  html: { title: 'Design system' },
  performance: { printFileSize: false },
  server: { port: 3004 },
});
