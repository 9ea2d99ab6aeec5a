import { defineRemote } from '@site/build';
import { routes } from './src/routes';

export default defineRemote({
  name: 'marketing',
  routes,
  change: (config) => {
    // Captions are files, like the film they belong to.
    config.module ??= {};
    config.module.rules ??= [];
    config.module.rules.push({
      test: /\.vtt$/,
      type: 'asset/resource',
      generator: { filename: 'static/media/[name].[contenthash:8][ext]' },
    });
  },
});
