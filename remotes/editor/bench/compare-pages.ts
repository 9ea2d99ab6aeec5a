import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Raster, readPpm } from '../src/exports/testing/page-difference';

/** Height of a page in pixels; a slide of 16:9 is 960 × 540. */
const HEIGHT = 540;

/** Converts presentations to PDF in a folder, with a LibreOffice profile of its own. */
export function convertToPdf(
  files: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): void {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], env);
}

/** Root mean square error of each page of one PDF against those of another, from 0 to 1. */
export function comparePages(ours: string, theirs: string): readonly number[] {
  const others = drawPages(theirs);
  return drawPages(ours).map((page, index) => differenceOf(page, others[index]));
}

export function drawPages(pdf: string): readonly Raster[] {
  const pages = `${pdf}.pages`;
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages);
  run('pdftoppm', ['-scale-to-x', '-1', '-scale-to-y', String(HEIGHT), pdf, join(pages, 'page')]);
  const files = readdirSync(pages).toSorted();
  return files.map((page) => readPpm(readFileSync(join(pages, page))));
}

/** Compares the middle that both pages have: a narrower slide stands in the middle of a wider one. */
export function differenceOf(one: Raster, other: Raster | undefined): number {
  if (!other) return 1;
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  let sum = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const difference =
          valueAt(one, { x, y, width, channel }) - valueAt(other, { x, y, width, channel });
        sum += (difference / 255) ** 2;
      }
  return Math.sqrt(sum / (width * height * 3));
}

function valueAt(
  page: Raster,
  { x, y, width, channel }: { x: number; y: number; width: number; channel: number },
): number {
  const left = Math.floor((page.width - width) / 2);
  return page.rgb[(y * page.width + left + x) * 3 + channel] ?? 0;
}

/** The page with the mean of 4 × 4 pixels in each of its own. */
export function quarterOf({ rgb, ...page }: Raster): Raster {
  const [width, height] = [Math.floor(page.width / 4), Math.floor(page.height / 4)];
  const means = new Uint8Array(width * height * 3);
  for (let index = 0; index < means.length; index += 1) {
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    let sum = 0;
    for (let pixel = 0; pixel < 16; pixel += 1) {
      const [column, row] = [4 * x + (pixel % 4), 4 * y + Math.floor(pixel / 4)];
      sum += rgb[(row * page.width + column) * 3 + (index % 3)] ?? 0;
    }
    means[index] = sum / 16;
  }
  return { width, height, rgb: means };
}

export function isBlank(page: Raster | undefined): boolean {
  return page?.rgb.every((value, index) => value === page.rgb[index % 3]) ?? true;
}

/** Runs a program and returns what it prints. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    timeout: 600_000,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}
