/** Files of a minimal built app. */
export const SAMPLE_APP_FILES = {
  'descriptor.json': '{"name":"marketing"}',
  'web/remoteEntry.js': 'run();',
  'web/remoteEntry.js.br': 'compressed',
  'web/static/odd name ä+%20#.js': 'run(2);',
  'node/entry.cjs': 'render();',
  'web/film.mp4': Uint8Array.from({ length: 1024 }, (_, index) => index % 256),
};
