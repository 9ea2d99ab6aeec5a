import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|vtt|webmanifest)$/;
const brotli = promisify(brotliCompress);

/**
 * Writes `.br` and `.gz` beside every text file that lacks them, so that the server never compresses during a request.
 * @param quality brotli 1–11; 11 for long-lived files
 */
export async function precompress(
  folder: string,
  { quality = 11, skip = () => false }: { quality?: number; skip?: (file: string) => boolean } = {},
): Promise<void> {
  const files = fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !skip(path.relative(folder, file).split(path.sep).join('/')))
    .filter((file) => !fs.existsSync(`${file}.br`));
  await Promise.all(files.map((file) => compressFile(file, quality)));
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = fs.readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  fs.writeFileSync(`${file}.br`, await brotli(content, { params }));
  fs.writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
