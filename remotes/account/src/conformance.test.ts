import { holdRemote } from '@site/testing/conformance';
import { routes } from './routes';

holdRemote({ name: 'account', routes, load: (module) => import(module) });
