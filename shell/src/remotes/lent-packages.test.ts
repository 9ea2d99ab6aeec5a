import { satisfy } from '@module-federation/enhanced/runtime';
import { chunksOnDemand, sharedByRemote } from '@site/build/shared-packages';
import { useState } from 'react';
import { lentPackages } from './lent-packages';

describe('What the shell lends', () => {
  const asked = sharedByRemote();

  test('Is what remotes are built to borrow, in versions that they take', () => {
    expect(Object.keys(lentPackages).sort()).toEqual(Object.keys(asked).sort());
    const refused = Object.entries(lentPackages).filter(
      ([key, { version }]) => !satisfy(version, asked[key]?.requiredVersion ?? 'none'),
    );
    expect(refused).toEqual([]);
  });

  test('Is at hand at once, but for the parts that have a file of their own', () => {
    const atOnce = Object.entries(lentPackages).filter(([, lent]) => 'lib' in lent);
    const later = Object.keys(chunksOnDemand());
    expect(atOnce.map(([key]) => key).sort()).toEqual(
      Object.keys(asked)
        .filter((key) => !later.includes(key))
        .sort(),
    );
  });

  test('Is the very copy that the shell runs on', async () => {
    expect(lentPackages.react.lib()).toHaveProperty('useState', useState);
    const lendMui = await lentPackages['@site/ui/mui'].get();
    expect(lendMui()).toHaveProperty('MuiScope');
  });
});
