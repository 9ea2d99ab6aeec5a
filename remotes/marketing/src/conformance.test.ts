import { describeRemoteConformance } from '@site/testing/conformance';
import { routes } from './routes';

describeRemoteConformance({ name: 'marketing', routes, load: (module) => import(module) });
