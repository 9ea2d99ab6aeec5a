import { satisfy } from '@module-federation/enhanced/runtime';
import { listOnDemandChunks, createRemoteSharedConfig } from '@site/build/shared-packages';
import { FORMER_SHARE_KEYS } from '@site/contract';
import { useState } from 'react';
import { sharedModules } from './shared-modules';

describe('What the shell lends', () => {
  const current = createRemoteSharedConfig();
  const former = Object.entries(FORMER_SHARE_KEYS).map(([key, name]) => [key, current[name]]);
  const asked: typeof current = { ...current, ...Object.fromEntries(former) };

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
    const modules = new Map(
      Object.entries(sharedModules).map(([key, lent]) => [key, 'lib' in lent && lent.lib()]),
    );
    for (const [key, name] of Object.entries(FORMER_SHARE_KEYS)) {
      expect(modules.get(key)).toBeTruthy();
      expect(modules.get(key)).toBe(modules.get(name));
    }
  });

  test('Is the very copy that the shell runs on', async () => {
    expect(sharedModules.react.lib()).toHaveProperty('useState', useState);
    const lendMui = await sharedModules['@site/ui/mui'].get();
    expect(lendMui()).toHaveProperty('MuiScope');
  });
});
