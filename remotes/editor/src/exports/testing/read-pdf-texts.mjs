// Writes the texts of the PDF files that are named in the arguments, as JSON.
import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';

const texts = process.argv.slice(2).map(async (path) => {
  const { text } = await extractText(new Uint8Array(await readFile(path)));
  return text.join('\n');
});
process.stdout.write(JSON.stringify(await Promise.all(texts)));
