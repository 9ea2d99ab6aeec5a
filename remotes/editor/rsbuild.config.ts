import { defineRemote } from '@site/build';
import { needs, routes, widgets } from './src/routes';

export default defineRemote({ name: 'editor', routes, widgets, needs });
