import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../../node_modules/@fontsource');

/** Reads a font of a package, for example `lora/files/lora-latin-400-normal`. */
export function readFontFile(name: string): ArrayBuffer {
  return new Uint8Array(readFileSync(join(packages, `${name}.woff2`))).buffer;
}
