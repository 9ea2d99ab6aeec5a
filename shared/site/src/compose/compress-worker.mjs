// Files of other teams are compressed here, where no key is: for whoever serves them, or to know what browsers would get.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export function handleRequest({ files, folder }) {
  const copied = files.map(async (file) => {
    const content = fs.readFileSync(path.join(folder, file));
    const copies = [promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })];
    return (await Promise.all(copies)).map((copy) => copy.toString('base64'));
  });
  return Promise.all(copied);
}

if (process.argv[1] === import.meta.filename) {
  const copying = handleRequest(JSON.parse(fs.readFileSync(0, 'utf8')));
  void copying.then((result) => fs.writeFileSync(3, JSON.stringify({ result })));
}
