import { describeRemoteConformance } from '@site/testing/conformance';
import { routes, slots } from './routes';

describeRemoteConformance({ name: 'account', routes, slots, load: (module) => import(module) });
