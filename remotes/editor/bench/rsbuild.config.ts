import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Plain page with the whole editor, as the measurements need it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './page.tsx', slides: './slides-page.tsx' } },
  html: { title: 'Slide editor' },
  output: { distPath: { root: '../dist/bench' }, cleanDistPath: true, legalComments: 'none' },
  performance: { printFileSize: false },
  splitChunks: {
    // On the site, MUI is one chunk of the shell that the account area has already loaded.
    cacheGroups: {
      mui: {
        test: /node_modules[\\/](@mui|@emotion|@popperjs|stylis)[\\/]|shared[\\/](ui[\\/]src[\\/]mui|theme[\\/]src)[^.]*\.tsx?$/,
        name: 'mui',
        chunks: 'all',
        priority: 20,
        enforce: true,
      },
    },
  },
  tools: {
    rspack: (config, { rspack }) => {
      const plugin = new rspack.IgnorePlugin({ resourceRegExp: /^node:(fs|https)$/ });
      config.plugins = [...(config.plugins ?? []), plugin];
    },
  },
});
