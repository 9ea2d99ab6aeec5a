import { defineRemote } from '@site/build';
import { routes, settings, slots } from './src/routes';

export default defineRemote({ name: 'account', routes, slots, settings });
