import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadFromVersion } from './federation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(() => Promise.resolve({ default: () => null })),
}));

const integrity = `sha384-${'A'.repeat(64)}`;
const first = versionOf('marketing_1', integrity);
const second = versionOf('marketing_2', integrity);

describe('The federation runtime', () => {
  test('Learns of a version once, and of another one in its place', async () => {
    await loadFromVersion('marketing', first, 'faq');
    await loadFromVersion('marketing', first, 'pricing');
    await loadFromVersion('marketing', second, 'faq');
    expect(jest.mocked(registerRemotes).mock.calls).toEqual([
      [[remoteOf('marketing_1')], {}],
      [[remoteOf('marketing_2')], { force: true }],
    ]);
    expect(loadRemote).toHaveBeenLastCalledWith('marketing/faq');
  });

  test('Runs the entry of a remote only if it is what the registry vouches for', async () => {
    await loadFromVersion('marketing', second, 'faq');
    const script = createScript(remoteOf('marketing_2').entry);
    expect(script.integrity).toBe(integrity);
    expect(script.crossOrigin).toBe('anonymous');
  });

  test('Refuses in production what has no hash', () => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    const create = () => createScript('http://localhost:3001/unknown.js');
    expect(create).toThrow('No integrity hash is known for http://localhost:3001/unknown.js.');
    Object.assign(process.env, { NODE_ENV: before });
    expect(create).not.toThrow();
  });
});

/** Creates a script as the runtime does, by the plugin that the shell gave it at start. */
const plugin = jest.mocked(registerPlugins).mock.calls[0]?.[0]?.[0];
function createScript(url: string): HTMLScriptElement {
  const create = plugin?.createScript as (input: { url: string }) => HTMLScriptElement;
  return create({ url });
}

function versionOf(global: string, hash: string) {
  const entry = { file: 'static/js/entry.js', integrity: hash };
  return { base: `http://localhost:3001/${global}/`, global, entry };
}

function remoteOf(global: string) {
  const entry = `http://localhost:3001/${global}/static/js/entry.js`;
  return { name: 'marketing', entry, type: 'global', entryGlobalName: global };
}
