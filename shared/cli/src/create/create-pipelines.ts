import fs from 'node:fs';
import path from 'node:path';

/**
 * Derives the pipelines of a team's repository from those of this workspace, so that both follow the same rules. They
 * differ in what is installed and checked, and in who deploys: the site's pipeline, in its own repository.
 * @returns templates by path, with `__name__` in place of the remote's name
 */
export function createPipelines(root: string): Record<string, string> {
  const read = (name: string) =>
    fs.readFileSync(path.join(root, '.github/workflows', `${name}.yml`), 'utf8');
  return {
    '.github/workflows/app.yml': toTeamPipeline(read('app')),
    '.github/workflows/__name__.yml': toRemotePipeline(read('account')),
  };
}

function toTeamPipeline(text: string): string {
  const checked = replaceOnce(
    text,
    / {6}- name: Check\n[^]*?(?= {6}- name: Keep the build)/,
    CHECK,
  );
  return replaceOnce(checked, /\n {2}deploy:\n[^]*$/, DEPLOY);
}

/** Every change starts it: a repository of a team contains nothing of other apps. */
function toRemotePipeline(text: string): string {
  const everywhere = text.replaceAll(/(\n {4}#[^\n]*)?\n {4}paths:(\n {6}- [^\n]*)+/g, '');
  return everywhere.replaceAll('account', '__name__').replaceAll('Account', '__Name__');
}

const CHECK = `      # Builds the remote besides.
      - name: Check
        run: npm test
`;

const DEPLOY = `      - name: Let the site deploy it
        if: vars.SITE_ROLES != 'true' && vars.SITE_REPOSITORY != ''
        env:
          GH_TOKEN: \${{ secrets.SITE_REPOSITORY_TOKEN }}
          GH_REPO: \${{ vars.SITE_REPOSITORY }}
        run: gh workflow run site.yml --ref main
`;

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (pattern.test(text)) return text.replace(pattern, () => replacement);
  throw new Error(`.github/workflows has no text like ${pattern.source}; change createPipelines.`);
}
