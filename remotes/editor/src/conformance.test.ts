import { holdRemote } from '@site/testing/conformance';
import { routes, widgets } from './routes';

holdRemote({ name: 'editor', routes, widgets, load: (module) => import(module) });
