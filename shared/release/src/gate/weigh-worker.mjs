// Files of other teams are compressed here only to know what a browser would load.
import fs from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const { files } = JSON.parse(fs.readFileSync(0, 'utf8'));
const weights = files.map((file) => brotliCompressSync(fs.readFileSync(file)).length);
fs.writeFileSync(3, JSON.stringify({ result: weights }));
