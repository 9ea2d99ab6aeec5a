import { describeRemoteConformance } from '@site/testing/conformance';
import { routes } from './routes';

describeRemoteConformance({ name: 'account', routes, load: (module) => import(module) });
