import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { renderWebVtt, formatTimecode, renderTranscriptModule } from './captions';
import { filmScenes } from './scenes';
import { mountShot, showShotAt } from './stage';

/**
 * Renders the intro film from the drawings of the running site and encodes it with ffmpeg.
 * SITE_URL=http://localhost:3000 CHROMIUM_PATH=/usr/bin/chromium node --import tsx film/render.ts
 */
const size = { width: 1280, height: 536 };
const framesPerSecond = 24;
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';
const media = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/media');
const frames = mkdtempSync(path.join(os.tmpdir(), 'intro-film-'));

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  viewport: size,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
});
// The first visit only fills the cache: fonts are used from the second page load on.
await page.goto(siteUrl, { waitUntil: 'networkidle' });
await captureFrames(page);
await browser.close();
encode();
writeFileSync(path.join(media, 'intro.vtt'), renderWebVtt(filmScenes));
writeFileSync(path.join(media, 'transcript.ts'), renderTranscriptModule(filmScenes));
rmSync(frames, { recursive: true });
report();

async function captureFrames(page: Page): Promise<void> {
  let frame = 0;
  for (const [index, scene] of filmScenes.entries()) {
    await page.goto(siteUrl + (scene.shot.kind === 'picture' ? scene.shot.path : '/'));
    await page.evaluate(() => document.fonts.ready);
    await mountShot(page, scene);
    const length = Math.round(scene.seconds * framesPerSecond);
    for (let step = 0; step < length; step += 1) {
      await showShotAt(page, {
        atSeconds: step / framesPerSecond,
        durationSeconds: scene.seconds,
        timecode: formatTimecode(frame, framesPerSecond),
        fadesOut: index === filmScenes.length - 1,
      });
      const file = path.join(frames, `${String(frame).padStart(4, '0')}.jpg`);
      await page.screenshot({ path: file, type: 'jpeg', quality: 96 });
      frame += 1;
    }
  }
}

function encode(): void {
  const input = ['-framerate', String(framesPerSecond), '-i', path.join(frames, '%04d.jpg')];
  const common = ['-pix_fmt', 'yuv420p', '-g', '96', '-movflags', '+faststart', '-an'];
  ffmpeg(
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '22',
    ...common,
    'intro.h264.mp4',
  );
  ffmpeg(...input, '-c:v', 'libsvtav1', '-preset', '5', '-crf', '36', ...common, 'intro.av1.mp4');
  const still = path.join(frames, `${String(posterFrame()).padStart(4, '0')}.jpg`);
  const oneFrame = ['-preset', '4', '-crf', '44', '-frames:v', '1'];
  ffmpeg('-i', still, '-c:v', 'libsvtav1', ...oneFrame, 'intro-poster.avif');
}

function posterFrame(): number {
  const last = filmScenes.findIndex(({ isPoster }) => isPoster);
  const seconds = filmScenes.slice(0, last + 1).reduce((sum, scene) => sum + scene.seconds, 0);
  return Math.round(seconds * framesPerSecond) - 1;
}

function ffmpeg(...options: string[]): void {
  const target = path.join(media, options.pop() ?? '');
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options, target], { stdio: 'inherit' });
}

function report(): void {
  for (const file of ['intro.h264.mp4', 'intro.av1.mp4', 'intro-poster.avif']) {
    console.log(`${file}: ${Math.round(statSync(path.join(media, file)).size / 1024)} kB`);
  }
}
