import { defineRemote } from '@site/build';
import { routes } from './src/routes';

export default defineRemote({
  name: 'editor',
  routes,
  change: (config, rspack) => {
    // pptxgenjs names Node's file system and network for its use on servers; a browser never gets there.
    const ignored = { resourceRegExp: /^node:(fs|https)$/, contextRegExp: /pptxgenjs/ };
    config.plugins = [...(config.plugins ?? []), new rspack.IgnorePlugin(ignored)];
  },
});
