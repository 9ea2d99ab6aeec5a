import { defineRemote } from '@site/build';
import { head } from './src/head';
import { routes } from './src/routes';

export default defineRemote({ name: 'marketing', routes, structuredData: head });
