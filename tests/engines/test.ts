import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { engines } from './engines';
import { Person } from './person';
import type { Browser, Engine, Wishes } from './tab';

interface Desk {
  engine: Engine['name'];
  /** Somebody at a new tab. */
  sitDown(): Promise<Person>;
  /** Where this browser puts what it downloads. */
  folder: string;
}

type Journey = (desk: Desk) => Promise<void>;

interface Told {
  scheme: Wishes['scheme'];
  take: Journey;
}

/** One journey, told once, taken in every engine that is here. */
export function journey(title: string, scheme: Wishes['scheme'], take: Journey): void {
  tell(title, [], { scheme, take });
}

/** A journey that tells less beside the others than it takes. */
export function longJourney(title: string, scheme: Wishes['scheme'], take: Journey): void {
  tell(title, ['@long'], { scheme, take });
}

function tell(title: string, tag: string[], { scheme, take }: Told): void {
  for (const engine of engines()) {
    base(`${engine.name}: ${title}`, { tag }, async () => {
      base.skip(engine.missing !== undefined, engine.missing);
      const folder = mkdtempSync(join(tmpdir(), 'engine-'));
      let browser: Browser | undefined;
      try {
        browser = await engine.launch({ scheme, folder });
        const { newTab } = browser;
        await take({
          engine: engine.name,
          folder,
          sitDown: async () => new Person(await newTab()),
        });
      } finally {
        await browser?.close();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
}

export const step = base.step.bind(base);
