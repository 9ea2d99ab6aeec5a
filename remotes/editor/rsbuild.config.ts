import { defineRemote } from '@site/build';
import { routes, widgets } from './src/routes';

export default defineRemote({
  name: 'editor',
  routes,
  widgets,
  change: (config, rspack) => {
    // pptxgenjs asks for these only where there is Node; a bundler would fail on them.
    const plugin = new rspack.IgnorePlugin({ resourceRegExp: /^node:(fs|https)$/ });
    config.plugins = [...(config.plugins ?? []), plugin];
  },
});
