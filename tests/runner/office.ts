import { spawnSync } from 'node:child_process';

const packages = ['libreoffice-impress', 'poppler-utils', 'fonts-liberation'];

/**
 * Exported presentations are opened in LibreOffice. On a build server it is installed when it is missing;
 * elsewhere those tests skip with a sentence, because nobody wants an office suite as a side effect.
 */
export function installOfficeOnBuildServers(): void {
  const isHere = run('soffice', ['--version']) && run('pdftotext', ['-v']);
  if (isHere || !process.env.CI || process.getuid?.() !== 0) return;
  console.log('Installing LibreOffice with apt-get …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '--no-install-recommends', '-qq', ...packages]);
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 }).status === 0;
}
