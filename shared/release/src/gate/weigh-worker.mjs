// Files of other teams are compressed here only to know what a browser would load.
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const { files, web } = JSON.parse(fs.readFileSync(0, 'utf8'));
const weights = files.map(
  (file) => brotliCompressSync(fs.readFileSync(path.join(web, file))).length,
);
fs.writeFileSync(3, JSON.stringify({ result: weights }));
