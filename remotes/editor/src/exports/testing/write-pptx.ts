import { readFileSync, writeFileSync } from 'node:fs';
import { parseDeck } from '../../core/model/parse-deck';
import { writePptx } from '../pptx/pptx-file';
import { GRAY_PIXEL_DATA_URL } from './create-full-deck';

/** `node --import tsx write-pptx.ts <deck> <file>`: a process of its own, because Jest cannot load PptxGenJS. */
const [source, file] = process.argv.slice(2);
if (source === undefined || file === undefined)
  throw new Error('Say which deck should be written, and where.');
const parsed = parseDeck(readFileSync(source, 'utf8'));
if (!parsed.ok) throw new Error(parsed.problems.join(' '));
const blob = await writePptx(parsed.deck, () => Promise.resolve(GRAY_PIXEL_DATA_URL));
writeFileSync(file, Buffer.from(await blob.arrayBuffer()));
