import { defineRemote } from '@site/build';
import { routes, widgets } from './src/routes';

export default defineRemote({
  name: 'editor',
  routes,
  widgets,
  change: (config, rspack) => {
    // pptxgenjs imports these in Node only; a bundler would fail on them.
    const plugin = new rspack.IgnorePlugin({ resourceRegExp: /^node:(fs|https)$/ });
    config.plugins = [...(config.plugins ?? []), plugin];
  },
});
