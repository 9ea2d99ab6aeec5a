import { describeRemoteConformance } from '@site/testing/conformance';
import { routes, widgets } from './routes';

describeRemoteConformance({ name: 'editor', routes, widgets, load: (module) => import(module) });
