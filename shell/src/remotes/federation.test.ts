import {
  getInstance,
  init,
  loadRemote,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { discardContainer, loadExposedModule } from './remote-containers';
import './federation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(() => Promise.resolve({ default: () => null })),
}));

const integrity = `sha384-${'A'.repeat(64)}`;
const first = versionOf('marketing_1', integrity);
const second = versionOf('marketing_2', integrity);

describe('The federation runtime', () => {
  test('Learns of each version once, under a name of its own', async () => {
    await loadExposedModule(first, 'faq');
    await loadExposedModule(first, 'pricing');
    await loadExposedModule(second, 'faq');
    expect(jest.mocked(registerRemotes).mock.calls).toEqual([
      [[remoteOf('marketing_1')]],
      [[remoteOf('marketing_2')]],
    ]);
    expect(loadRemote).toHaveBeenLastCalledWith('marketing_2/faq');
  });

  test('Runs the entry of a remote only if it is what the registry vouches for', async () => {
    await loadExposedModule(second, 'faq');
    const script = createScript(remoteOf('marketing_2').entry);
    expect(script.integrity).toBe(integrity);
    expect(script.crossOrigin).toBe('anonymous');
  });

  test('Forgets the failed load of a shared part, and keeps those that are there', async () => {
    const shares = { mui: { '1.0.0': { loading: Promise.resolve() } } };
    const here = { react: { '19.3.1': { loading: Promise.resolve(), loaded: true } } };
    jest.mocked(getInstance).mockReturnValue({
      shareScopeMap: { default: { ...shares, ...here } },
    } as unknown as ReturnType<typeof getInstance>);
    discardContainer(second);
    expect(shares.mui['1.0.0']).toEqual({});
    expect(here.react['19.3.1']).toHaveProperty('loading');
  });

  test('Loads a container of its own after a failure, from an address of its own', async () => {
    const third = versionOf('marketing_3', integrity);
    await loadExposedModule(third, 'faq');
    Object.assign(globalThis, { marketing_3: 'a container that remembers a failure' });
    discardContainer(third);
    await loadExposedModule(third, 'faq');
    const { name, entry, ...rest } = remoteOf('marketing_3');
    const again = { ...rest, name: `${name}-1`, entry: `${entry}?try=1` };
    expect(registerRemotes).toHaveBeenLastCalledWith([again]);
    expect(loadRemote).toHaveBeenLastCalledWith('marketing_3-1/faq');
    expect(globalThis).toHaveProperty('marketing_3', undefined);
    expect(createScript(again.entry).integrity).toBe(integrity);
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
const plugin = jest.mocked(init).mock.calls[0]?.[0]?.plugins?.[0];
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
  return { name: global, entry, type: 'global', entryGlobalName: global };
}
