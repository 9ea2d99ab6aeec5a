import { writeFileSync } from 'node:fs';
import { createTokensCss } from './create-tokens-css';

writeFileSync(new URL('tokens.css', import.meta.url), createTokensCss());
