import prettier from 'prettier';
import { parseLegal } from './parse';

/** Source of the TypeScript module for a Markdown file. */
export async function writeModule(file: string, markdown: string): Promise<string> {
  const name = file
    .replace(/\.md$/, '')
    .replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const source = `// Written by legal/build.ts from ${file}. Change the Markdown, not this file.
import type { LegalDocument } from './types';

export const ${name}: LegalDocument = ${JSON.stringify(parseLegal(markdown))};
`;
  return prettier.format(source, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 100,
    semi: true,
    trailingComma: 'all',
  });
}
