import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../e2e/editor/page';

/** Size of the film in pixels. */
const FILM = { width: 1280, height: 720 };
const FRAME_SECONDS = 1 / 24;
/** Frames of a movement of pointer or camera. */
const MOVE_FRAMES = 12;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Records a page as a film: a screenshot for each picture that differs, and how long it lasts. */
export class FilmCamera {
  /** Length of the film so far. */
  seconds = 0;
  private readonly frames: { file: string; seconds: number }[] = [];
  private pointer = { x: 520, y: 300 };
  private view: Box;

  constructor(
    private readonly page: Page,
    private readonly folder: string,
  ) {
    this.view = this.whole();
  }

  /** Records the present picture. Returns its file. */
  async hold(seconds: number): Promise<string> {
    await this.page.evaluate(drawPointer, this.pointer);
    const file = join(this.folder, `${String(this.frames.length).padStart(4, '0')}.png`);
    await this.page.screenshot({ path: file, clip: this.view, animations: 'disabled' });
    this.frames.push({ file, seconds });
    this.seconds += seconds;
    return file;
  }

  /** Moves the pointer to an element and clicks it. */
  async click(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await boxOf(target);
    const [from, to] = [this.pointer, { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await this.move((share) => {
      this.pointer = { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share) };
    });
    await target.click();
  }

  /** Moves the camera to the part of the page around an element, or back to the whole page. */
  async zoom(target?: Locator): Promise<void> {
    const [from, to] = [this.view, target ? this.around(await boxOf(target)) : this.whole()];
    await this.move((share) => {
      this.view = {
        x: mix(from.x, to.x, share),
        y: mix(from.y, to.y, share),
        width: mix(from.width, to.width, share),
        height: mix(from.height, to.height, share),
      };
    });
  }

  /** Writes the film with ffmpeg. */
  encode(file: string, options: readonly string[]): void {
    const list = join(this.folder, 'frames.txt');
    const entries = this.frames.map((frame) => `file '${frame.file}'\nduration ${frame.seconds}`);
    // Without a second entry the last picture would last a single frame.
    writeFileSync(list, [...entries, `file '${this.frames.at(-1)?.file}'`].join('\n'));
    const size = `scale=${FILM.width}:${FILM.height}:flags=lanczos`;
    const input = ['-f', 'concat', '-safe', '0', '-i', list, '-vf', `${size},fps=24`];
    const output = ['-pix_fmt', 'yuv420p', '-g', '240', '-movflags', '+faststart', '-an', file];
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...options, ...output]);
  }

  private async move(step: (share: number) => void): Promise<void> {
    for (let frame = 1; frame <= MOVE_FRAMES; frame += 1) {
      const share = frame / MOVE_FRAMES;
      step(share * share * (3 - 2 * share));
      await this.hold(FRAME_SECONDS);
    }
  }

  private whole(): Box {
    const { width, height } = this.page.viewportSize() ?? FILM;
    return { x: 0, y: 0, width, height };
  }

  /** The smallest view with the proportions of the film that contains the box and stays inside the page. */
  private around(box: Box): Box {
    const whole = this.whole();
    const scale = Math.min(1, Math.max(box.width / whole.width, box.height / whole.height) * 1.08);
    const [width, height] = [whole.width * scale, whole.height * scale];
    const x = Math.min(Math.max(0, box.x + (box.width - width) / 2), whole.width - width);
    const y = Math.min(Math.max(0, box.y + (box.height - height) / 2), whole.height - height);
    return { x, y, width, height };
  }
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Draws the pointer above everything, dialogs too. Runs inside the page. */
function drawPointer({ x, y }: { x: number; y: number }): void {
  const pointer = document.getElementById('film-pointer') ?? document.createElement('div');
  pointer.id = 'film-pointer';
  pointer.popover = 'manual';
  pointer.style.cssText = `position:fixed;inset:${y}px auto auto ${x}px;width:16px;height:22px;margin:0;border:0;padding:0;background:#fff;filter:drop-shadow(0 1px 2px #000);pointer-events:none;clip-path:polygon(0 0,100% 62%,56% 64%,80% 98%,58% 100%,38% 70%,0 92%)`;
  document.body.append(pointer);
  pointer.showPopover();
}
