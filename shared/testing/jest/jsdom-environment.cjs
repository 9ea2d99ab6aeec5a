const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom hides these Node globals; libraries expect them in every browser. MessageChannel is left out
// on purpose: React's scheduler would pick it and its open port keeps the worker process alive.
const names = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoderStream',
  'TextDecoderStream',
  'structuredClone',
  'setImmediate',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  exportConditions() {
    return ['browser', 'umd'];
  }

  async setup() {
    await super.setup();
    for (const name of names) this.global[name] ??= globalThis[name];
  }
};
