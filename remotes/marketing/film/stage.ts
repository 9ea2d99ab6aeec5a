import type { Page } from '@playwright/test';
import type { FilmScene } from './scenes';

/** Covers the page with a shot; `showShotAt` then moves through its time. */
export async function mountShot(page: Page, { shot }: FilmScene): Promise<void> {
  await page.evaluate(async (source) => {
    document.getElementById('stage')?.remove();
    const stage = document.createElement('div');
    stage.id = 'stage';
    stage.style.cssText =
      'position:fixed;inset:0;z-index:99999;background:#0b0a09;display:grid;place-items:center;overflow:hidden';
    if (source.kind === 'title') {
      const title = document.createElement('p');
      title.style.cssText =
        'font:620 52px/1.15 var(--font-sans);font-stretch:var(--wide);letter-spacing:-.018em;width:980px;max-width:none;color:#f4efe6';
      for (const word of source.text.split(' ')) {
        const span = document.createElement('span');
        span.textContent = `${word} `;
        title.append(span);
      }
      stage.append(title);
    } else {
      const drawing = document.querySelector(source.selector);
      if (!drawing) throw new Error(`There is no picture at ${source.selector}.`);
      const copy = drawing.cloneNode(true) as SVGElement | HTMLImageElement;
      copy.style.cssText =
        'position:static;width:1280px;height:536px;max-width:none;object-fit:cover;object-position:top';
      if (copy instanceof HTMLImageElement) {
        copy.loading = 'eager';
        await copy.decode();
      }
      drawing.remove();
      // The slate takes the place of the corner marks of the frame.
      copy.lastElementChild?.remove();
      stage.append(copy);
    }
    const slate = document.createElement('p');
    slate.id = 'slate';
    slate.style.cssText =
      'position:absolute;left:20px;bottom:8px;margin:0;font:400 17px var(--font-slug);color:#b9b0a2';
    stage.append(slate);
    document.body.append(stage);
  }, shot);
}

/** Shows the shot at a time of its scene: elements fade in one after another while the camera moves in. */
export async function showShotAt(
  page: Page,
  moment: { atSeconds: number; durationSeconds: number; timecode: string; fadesOut: boolean },
): Promise<void> {
  await page.evaluate(({ atSeconds, durationSeconds, timecode, fadesOut }) => {
    const [stage, slate] = ['stage', 'slate'].map((id) => document.getElementById(id));
    if (!stage || !slate) throw new Error('The stage is not set.');
    const subject = stage.firstElementChild as HTMLElement;
    const elements = [
      ...subject.querySelectorAll<HTMLElement>(
        ':scope > g, :scope > text, :scope > rect[x], :scope > span',
      ),
    ];
    const step = Math.min(0.28, (durationSeconds * 0.55) / elements.length);
    for (const [index, element] of elements.entries()) {
      const progress = Math.min(1, Math.max(0, (atSeconds - 0.15 - index * step) / 0.45));
      element.style.opacity = String(1 - (1 - progress) ** 3);
    }
    subject.style.transform = `scale(${1 + (0.045 * atSeconds) / durationSeconds})`;
    const out = fadesOut ? Math.min(1, Math.max(0, (durationSeconds - atSeconds) / 0.5)) : 1;
    stage.style.filter = `brightness(${Math.min(1, atSeconds / 0.25) * out})`;
    slate.textContent = timecode;
  }, moment);
}
