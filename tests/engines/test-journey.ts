import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { listEngines } from './list-engines';
import { UserDriver } from './user-driver';
import type { Browser, Engine, EngineOptions } from './tab';

interface JourneyContext {
  engine: Engine['name'];
  /** Somebody at a new tab. */
  openTab(): Promise<UserDriver>;
  /** Folder for downloads of this browser. */
  folder: string;
}

type Journey = (desk: JourneyContext) => Promise<void>;

interface JourneyOptions {
  scheme: EngineOptions['scheme'];
  run: Journey;
}

/** One journey, told once, taken in every engine that is here. */
export function testJourney(title: string, scheme: EngineOptions['scheme'], run: Journey): void {
  defineTests(title, [], { scheme, run });
}

/** A journey that tells less beside the others than it takes. */
export function testLongJourney(
  title: string,
  scheme: EngineOptions['scheme'],
  run: Journey,
): void {
  defineTests(title, ['@long'], { scheme, run });
}

function defineTests(title: string, tag: string[], { scheme, run }: JourneyOptions): void {
  for (const engine of listEngines()) {
    base(`${engine.name}: ${title}`, { tag }, async () => {
      base.skip(engine.missing !== undefined, engine.missing);
      const folder = mkdtempSync(join(tmpdir(), 'engine-'));
      let browser: Browser | undefined;
      try {
        browser = await engine.launch({ scheme, folder });
        const { newTab } = browser;
        await run({
          engine: engine.name,
          folder,
          openTab: async () => new UserDriver(await newTab()),
        });
      } finally {
        await browser?.close();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
}

export const step = base.step.bind(base);
