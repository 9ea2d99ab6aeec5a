import { satisfy } from '@module-federation/enhanced/runtime';
import { listOnDemandChunks, createRemoteSharedConfig } from '@site/build/shared-packages';
import { FORMER_SHARE_KEYS } from '@site/contract';
import { useState } from 'react';
import { sharedModules } from './shared-modules';

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

  test('Is what older versions borrow by former names', () => {
    expect(Object.keys(sharedModules)).toEqual(
      expect.arrayContaining(Object.values(FORMER_SHARE_KEYS)),
    );
  });

  test('Is the very copy that the shell runs on', async () => {
    expect(sharedModules.react.lib()).toHaveProperty('useState', useState);
    const lendMui = await sharedModules['@site/ui/mui'].get();
    expect(lendMui()).toHaveProperty('MuiScope');
  });
});
