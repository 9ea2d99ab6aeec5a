/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '@site/node/find-chromium';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { FILM_THEMES } from '../film/themes/themes';
import { prepareOfficeFonts } from './testing/prepare-office-fonts';
import { pageDifferenceOf, readPpm } from './testing/page-difference';

const canCompare =
  spawnSync('soffice', ['--version']).status === 0 &&
  spawnSync('pdftoppm', ['-v']).status === 0 &&
  findChromium() !== undefined;
if (!canCompare)
  console.warn(
    'PDF and PowerPoint were not compared: install libreoffice-impress, poppler-utils and Chromium.',
  );
const whenPossible = canCompare ? test : test.skip;

const themes = FILM_THEMES.map(({ name }) => name);

/** Of a page's pixels, in hundredths: what a page may differ by. */
const MOST = 2;

/** Tolerance for other versions of LibreOffice and poppler on a page that is known to differ. */
const SPREAD = 0.5;

/**
 * Measured differences of LibreOffice 7.4, page by page, including those just above the limit. Letters lie
 * where ours do, to within a pixel: what is counted are their edges, most on pages full of words or of large ones, and the
 * lines of tables, which it draws half above the edge of a row (pages 9, 11). Grounds agree because they are made so: a
 * round light sits in the middle, where all readers end it at the corners, and a darkening goes from edge to edge.
 */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  noir: [3.1, 4.7, 2.3, 0.7, 2.4, 2.2, 1.7, 2.1, 4.0, 1.3, 4.2, 4.1, 1.8, 1.9],
  thriller: [3.5, 4.6, 2.3, 0.6, 1.8, 1.9, 1.7, 2.1, 4.3, 1.2, 4.6, 3.8, 1.8, 1.6],
  horror: [3.0, 4.4, 2.6, 0.7, 1.7, 1.9, 1.6, 2.1, 3.1, 1.6, 3.2, 3.1, 1.9, 1.2],
  orbit: [2.7, 4.1, 2.5, 1.3, 2.6, 3.2, 2.0, 2.8, 5.0, 2.1, 5.6, 4.0, 3.3, 1.6],
  documentary: [2.6, 3.5, 2.3, 1.2, 2.2, 3.2, 1.4, 2.1, 4.7, 1.6, 5.4, 2.9, 2.4, 1.2],
  arthouse: [1.5, 3.1, 1.8, 1.2, 2.5, 2.9, 1.0, 1.8, 4.1, 1.6, 4.5, 2.8, 2.0, 0.9],
  festival: [2.6, 4.5, 2.5, 1.6, 2.5, 4.0, 1.8, 2.4, 4.9, 2.2, 5.4, 3.6, 3.1, 1.5],
  romance: [1.7, 4.3, 2.3, 1.5, 2.7, 3.3, 1.7, 2.5, 4.7, 2.1, 5.3, 3.7, 2.6, 1.4],
  period: [1.8, 4.3, 1.6, 1.2, 2.5, 3.2, 1.3, 2.1, 4.4, 1.5, 4.7, 3.5, 2.7, 1.6],
  matinee: [1.9, 4.6, 2.3, 1.2, 3.9, 3.2, 1.2, 2.2, 4.6, 1.5, 5.4, 3.3, 2.5, 1.4],
};

const folder = createTemporaryFolder('pages');

beforeAll(() => {
  if (!canCompare) return;
  const script = join(import.meta.dirname, 'testing/export-both.ts');
  run(process.execPath, ['--import', 'tsx', script, folder, ...themes]);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const presentations = themes.map((theme) => join(folder, `${theme}.pptx`));
  run(
    'soffice',
    [profile, '--headless', '--convert-to', 'pdf', '--outdir', officeFolder, ...presentations],
    prepareOfficeFonts(folder),
  );
}, 600_000);

const officeFolder = join(folder, 'office');

whenPossible.each(themes)(
  'The PDF of %s looks as its presentation does in LibreOffice',
  (theme) => {
    const shares = differences(theme);
    const table = shares.map((share) => share.toFixed(1).padStart(5)).join('');
    process.stdout.write(`${theme.padEnd(12)}${table}\n`);
    const tooFar = shares.flatMap((share, place) => {
      const most = mostOf(KNOWN[theme]?.[place] ?? 0);
      return share > most ? [`page ${place + 1}: ${share.toFixed(1)} % of ${most} %`] : [];
    });
    expect(tooFar).toEqual([]);
  },
  120_000,
);

function mostOf(known: number): number {
  return known > MOST ? known + SPREAD : MOST;
}

function differences(theme: string): readonly number[] {
  const ours = pagesOf(join(folder, `${theme}.pdf`), 'ours');
  const theirs = pagesOf(join(officeFolder, `${theme}.pdf`), 'theirs');
  expect(theirs).toHaveLength(ours.length);
  return ours.map((page, place) => 100 * pageDifferenceOf(read(page), read(theirs[place] ?? '')));
}

function read(file: string) {
  return readPpm(readFileSync(file));
}

/** The pages as pictures of the slide's size, in their order. */
function pagesOf(pdf: string, whose: string): readonly string[] {
  const pages = `${pdf}.${whose}`;
  mkdirSync(pages);
  run('pdftoppm', ['-scale-to-x', '960', '-scale-to-y', '540', pdf, join(pages, 'page')]);
  return readdirSync(pages)
    .toSorted()
    .map((name) => join(pages, name));
}

function run(program: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} did not work: ${stderr}`);
}
