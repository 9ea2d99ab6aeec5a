import { describeRemoteConformance } from '@site/testing/conformance';
import { routes, settings, slots } from './routes';

describeRemoteConformance({
  name: 'account',
  routes,
  slots,
  settings,
  load: (module) => import(module),
});
