import { defineRemote } from '@site/build';
import { routes, slots } from './src/routes';

export default defineRemote({ name: 'account', routes, slots });
