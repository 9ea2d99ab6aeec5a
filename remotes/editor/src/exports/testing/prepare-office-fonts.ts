import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWoffToSfnt } from './convert-woff-to-sfnt';

/**
 * One file of each font, because LibreOffice uses one only: that of its own script, or else that of Latin letters without
 * those of Central Europe.
 */
const FONT_FILE_PATTERN =
  /^(noto-sans-(devanagari|tamil)-\2|(?!noto).*-latin)-(400|700)-(normal|italic)\.woff$/;

/**
 * Writes the bundled fonts as desktop files into a folder and returns the environment that makes LibreOffice use them.
 * The machine's own fonts are unchanged.
 */
export function prepareOfficeFonts(folder: string): { readonly FONTCONFIG_FILE: string } {
  const fontFolder = join(folder, 'faces');
  mkdirSync(fontFolder, { recursive: true });
  const packages = join(import.meta.dirname, '../../../node_modules/@fontsource');
  for (const name of readdirSync(packages)) {
    const files = join(packages, name, 'files');
    for (const file of readdirSync(files).filter((each) => FONT_FILE_PATTERN.test(each)))
      writeFileSync(
        join(fontFolder, file.replace(/woff$/, 'ttf')),
        convertWoffToSfnt(readFileSync(join(files, file))),
      );
  }
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>' +
      `<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${fontFolder}</dir>` +
      `<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: config };
}
