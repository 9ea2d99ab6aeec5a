import prettier from 'prettier';
import { parseLegalDocument } from './parse-legal-document';

/** Source of the TypeScript module for a Markdown file. */
export async function renderLegalModule(file: string, markdown: string): Promise<string> {
  const name = file
    .replace(/\.md$/, '')
    .replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const source = `// Written by legal/build.ts from ${file}. Change the Markdown, not this file.
import type { LegalDocument } from './types';

export const ${name}: LegalDocument = ${JSON.stringify(parseLegalDocument(markdown))};
`;
  return prettier.format(source, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 100,
    semi: true,
    trailingComma: 'all',
  });
}
