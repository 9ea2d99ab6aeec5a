import { satisfy } from '@module-federation/enhanced/runtime';
import { listOnDemandChunks, createRemoteSharedConfig } from '@site/build/shared-packages';
import { FORMER_SHARE_KEYS } from '@site/contract';
import { useState } from 'react';
import { formerSharedModules, sharedModules } from './shared-modules';

describe('What the shell lends', () => {
  const asked = createRemoteSharedConfig();

  test('Is what remotes are built to borrow, in versions that they take', () => {
    expect(Object.keys(sharedModules).sort()).toEqual(Object.keys(asked).sort());
    const refused = Object.entries(sharedModules).filter(
      ([key, { version }]) => !satisfy(version, asked[key]?.requiredVersion ?? 'none'),
    );
    expect(refused).toEqual([]);
  });

  test('Is at hand at once, but for the parts that have a file of their own', () => {
    const atOnce = Object.entries(sharedModules).filter(([, lent]) => 'lib' in lent);
    const later = Object.keys(listOnDemandChunks());
    expect(atOnce.map(([key]) => key).sort()).toEqual(
      Object.keys(asked)
        .filter((key) => !later.includes(key))
        .sort(),
    );
  });

  test('Is what older versions borrow by former names, in the same copies', () => {
    expect(Object.keys(formerSharedModules).sort()).toEqual(Object.keys(FORMER_SHARE_KEYS).sort());
    for (const [former, key] of Object.entries(FORMER_SHARE_KEYS)) {
      expect(moduleOf(formerSharedModules, former)).toBeDefined();
      expect(moduleOf(formerSharedModules, former)).toBe(moduleOf(sharedModules, key));
    }
  });

  test('Is the very copy that the shell runs on', async () => {
    expect(sharedModules.react.lib()).toHaveProperty('useState', useState);
    const lendMui = await sharedModules['@site/ui/mui'].get();
    expect(lendMui()).toHaveProperty('MuiScope');
  });
});

function moduleOf(modules: object, key: string): unknown {
  return new Map<string, { lib(): object }>(Object.entries(modules)).get(key)?.lib();
}
