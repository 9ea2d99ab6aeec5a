import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRemoteName } from '@site/contract';
import { createRepositoryFiles } from './remote-files';

/**
 * `npx --package @site/cli site create remote academy [--registry URL]`, outside the workspace: creates a repository with
 * one remote in a new folder of its name.
 */
export function createRepository(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { registry: { type: 'string' } },
  });
  const [kind, name = '', ...more] = positionals;
  if (kind !== 'remote' || !isRemoteName(name) || more.length > 0)
    throw new Error(
      'Say what to create: site create remote academy. A name has 2 to 20 small letters and digits, a letter first.',
    );
  const root = path.resolve(name);
  if (fs.existsSync(root))
    throw new Error(
      `${root} exists already, and nothing was changed. Take another name or folder.`,
    );
  const { registry } = values;
  const files = {
    ...createRepositoryFiles(name),
    ...(registry ? { '.npmrc': `@site:registry=${registry}\n` } : {}),
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  console.log(
    [
      `The repository of the remote "${name}" is in ${root}. Next:`,
      '',
      `  cd ${name} && git init && npm install`,
      `  npm start              the live site with its page; SITE_URL=https://… names the site`,
      `  npm test               types, unit tests, conformance and build`,
      `  npm run preview        a preview on the site in SITE_STORE`,
      `  npm run release        makes it live, once the site's team ran: npm run remotes -- add ${name} --origin …`,
    ].join('\n'),
  );
}
