import { writeFileSync } from 'node:fs';
import { pptxFile } from '../pptx-file';
import { fullDeck, PIXEL } from './full-deck';

/** `node --import tsx write-pptx.ts <file>`: the library loads Node's modules in a way Jest cannot. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Say where the presentation should be written.');
const blob = await pptxFile(fullDeck(), () => Promise.resolve(PIXEL));
writeFileSync(file, Buffer.from(await blob.arrayBuffer()));
