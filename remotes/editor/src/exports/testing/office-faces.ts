import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sfntFromWoff } from './sfnt-from-woff';

/** The files of the editor's faces among those of their packages. */
const FILE = /-latin-(400|700)-(normal|italic)\.woff$/;

/**
 * The editor's own faces as files of a desktop, in a folder of their own, and what tells LibreOffice of
 * them. Nothing is installed: the machine's own faces stay what they are.
 */
export function officeFaces(folder: string): { readonly FONTCONFIG_FILE: string } {
  const faces = join(folder, 'faces');
  mkdirSync(faces, { recursive: true });
  const packages = join(import.meta.dirname, '../../../node_modules/@fontsource');
  for (const name of readdirSync(packages)) {
    const files = join(packages, name, 'files');
    for (const file of readdirSync(files).filter((each) => FILE.test(each)))
      writeFileSync(
        join(faces, file.replace(/woff$/, 'ttf')),
        sfntFromWoff(readFileSync(join(files, file))),
      );
  }
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>' +
      `<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${faces}</dir>` +
      `<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: config };
}
