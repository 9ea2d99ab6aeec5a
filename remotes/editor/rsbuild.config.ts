import { defineRemote } from '@site/build';
import { routes, widgets } from './src/routes';

export default defineRemote({ name: 'editor', routes, widgets });
