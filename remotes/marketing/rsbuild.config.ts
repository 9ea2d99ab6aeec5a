import { defineRemote } from '@site/build';
import { routes } from './src/routes';

export default defineRemote({ name: 'marketing', routes });
