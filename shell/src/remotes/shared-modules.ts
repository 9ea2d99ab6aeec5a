import * as router from '@site/page/router';
import * as session from '@site/page/session';
import * as settings from '@site/page/settings';
import * as slots from '@site/page/slots';
import * as ui from '@site/ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

const packageVersion = '1.0.0';

/**
 * Singletons the host shares with remotes, by share key, eager or on demand. Remotes are built with the table in
 * shared/build/src/shared-packages.ts; a test keeps the two in step.
 */
export const sharedModules = {
  react: provide(react, react.version),
  'react/jsx-runtime': provide(jsxRuntime, react.version),
  'react-dom': provide(reactDom, reactDom.version),
  '@site/page/router': provide(router),
  '@site/page/settings': provide(settings),
  '@site/page/session': provide(session),
  '@site/page/slots': provide(slots),
  // The same modules by the keys of versions from before their packages were one (FORMER_SHARE_KEYS).
  '@site/router': provide(router),
  '@site/settings': provide(settings),
  '@site/session': provide(session),
  '@site/slots': provide(slots),
  '@site/ui': provide(ui),
  '@site/ui/mui': provideOnDemand(() => import(/* webpackChunkName: "mui" */ '@site/ui/mui')),
};

function provide(module: object, version = packageVersion) {
  return { ...singletonConfig(version), lib: () => module };
}

function provideOnDemand(load: () => Promise<object>) {
  const get = async () => {
    const module = await load();
    return () => module;
  };
  return { ...singletonConfig(packageVersion), get };
}

function singletonConfig(version: string) {
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}
