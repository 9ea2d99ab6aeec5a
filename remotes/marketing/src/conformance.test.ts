import { holdRemote } from '@site/testing/conformance';
import { routes } from './routes';

holdRemote({ name: 'marketing', routes, load: (module) => import(module) });
