import { describeRemoteConformance } from '@site/testing/conformance';
import { needs, routes, widgets } from './routes';

describeRemoteConformance({
  name: 'editor',
  routes,
  widgets,
  needs,
  load: (module) => import(module),
});
