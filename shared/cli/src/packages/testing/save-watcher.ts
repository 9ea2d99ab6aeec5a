import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Changed part: markup of a component, one of its sentences, its style sheet, or the title in `routes.ts`. */
export type SavedKind = 'component' | 'sentence' | 'style' | 'title';

/** Saves files of the remote "academy" and measures when the change is on a page that is open. */
export class SaveWatcher {
  /** Kinds after which a filled form was empty. */
  readonly lost: SavedKind[] = [];
  private readonly times: Record<SavedKind, number[]> = {
    component: [],
    sentence: [],
    style: [],
    title: [],
  };
  private count = 0;

  constructor(
    private readonly page: Page,
    private readonly remote: string,
  ) {}

  /** Adds a form to the page and types into it. */
  async fillForm(): Promise<void> {
    this.write(PAGE, (source) =>
      source.replace('</h1>', '</h1>\n      <input aria-label="Name" />'),
    );
    await this.page.getByLabel('Name').fill(TYPED);
  }

  async save(kind: SavedKind): Promise<void> {
    const { file, change, seen } = SAVES[kind];
    const next = `${1000 + this.count++}`;
    const shown = this.page.waitForFunction(seen, next, { timeout: 60_000, polling: 'raf' });
    const startMs = performance.now();
    this.write(file, (source) => change(source, next));
    await shown.catch((error: unknown) => {
      throw new Error(`${kind} in ${this.remote} never came to ${this.page.url()}.`, {
        cause: error,
      });
    });
    this.times[kind].push(performance.now() - startMs);
    const field = this.page.getByLabel('Name');
    await field.waitFor();
    if ((await field.inputValue()) !== TYPED) {
      this.lost.push(kind);
      await field.fill(TYPED);
    }
  }

  medianOf(kinds: readonly SavedKind[]): number {
    return this.quantileOf(kinds, 0.5);
  }

  /** @returns median, 95th percentile and slowest save, in seconds */
  describe(kinds: readonly SavedKind[]): string {
    return [0.5, 0.95, 1].map((at) => (this.quantileOf(kinds, at) / 1000).toFixed(2)).join(', ');
  }

  private quantileOf(kinds: readonly SavedKind[], share: number): number {
    const sorted = kinds.flatMap((kind) => this.times[kind]).toSorted((a, b) => a - b);
    return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  }

  private write(file: string, change: (source: string) => string): void {
    const name = path.join(this.remote, 'src', file);
    const source = fs.readFileSync(name, 'utf8');
    const changed = change(source);
    if (changed === source) throw new Error(`${file} has nothing to change.`);
    fs.writeFileSync(name, changed);
  }
}

const TYPED = 'typed before the save';
const PAGE = 'pages/academy.tsx';

const SAVES: Record<
  SavedKind,
  {
    file: string;
    change: (source: string, next: string) => string;
    seen: (next: string) => boolean;
  }
> = {
  component: {
    file: PAGE,
    change: (source, next) => source.replace(/<h1[^>]*>/, `<h1 data-saved="${next}">`),
    seen: (next) => document.querySelector('h1')?.getAttribute('data-saved') === next,
  },
  sentence: {
    file: PAGE,
    change: (source, next) => source.replace(/Write this page.*?(?=<)/, `Write this page ${next}`),
    seen: (next) => document.body.textContent.includes(next),
  },
  style: {
    file: 'pages/academy.module.css',
    change: (source, next) =>
      source.replace(/(?:\s*z-index: \d+;)?\s*font-size/, `\n  z-index: ${next};\n  font-size`),
    seen: (next) =>
      getComputedStyle(document.querySelector('h1 ~ p') ?? document.body).zIndex === next,
  },
  title: {
    file: 'routes.ts',
    change: (source, next) => source.replace(/Academy[ \d]* · ISAM/, `Academy ${next} · ISAM`),
    seen: (next) => document.title.includes(next),
  },
};
