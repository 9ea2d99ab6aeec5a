import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderLegalModule } from './render-legal-module';

/** Writes the generated module of each legal text next to its Markdown. */
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/content/legal');

for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  const markdown = readFileSync(path.join(folder, file), 'utf8');
  const target = file.replace(/\.md$/, '.generated.ts');
  writeFileSync(path.join(folder, target), await renderLegalModule(file, markdown));
  console.log(`${file} -> ${target}`);
}
