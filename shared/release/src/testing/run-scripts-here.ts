import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { scriptRunner } from '@site/site/testing';
import { messageOf } from '@site/node';

type RenderRequest = { folders: Record<string, string>; request: unknown };
type Composer = (
  request: unknown,
  readText: (app: string, file: string) => string,
) => Promise<Record<string, string>>;

const renderScript = 'render-worker.mjs';

/**
 * Lets the tests of a file run the scripts of a release in their own process. A process for each costs a fifth of a
 * second; `run-without-keys`, the gate and hostile versions are tested with real ones.
 */
export function runScriptsHere(): void {
  const { run } = scriptRunner;
  beforeAll(() => {
    scriptRunner.run = async (script, request, { places }) => {
      const isRender = path.basename(script) === renderScript;
      const handle = isRender ? render : (await import(script)).handleRequest;
      try {
        const result = await handle({ ...request, ...places });
        return JSON.parse(JSON.stringify({ result }));
      } catch (error) {
        return { error: messageOf(error) };
      }
    };
  });
  afterAll(() => {
    scriptRunner.run = run;
  });
}

/** Runs the composer of a sample shell, which needs no other module. */
function render({ folders, request }: RenderRequest): Promise<Record<string, string>> {
  const read = (app: string, file: string) =>
    fs.readFileSync(path.join(folders[app] ?? '', file), 'utf8');
  const exports: { writeDocuments?: Composer } = {};
  vm.runInThisContext(`(exports) => {${read('shell', 'node/index.js')}}`)(exports);
  if (!exports.writeDocuments) throw new Error('The sample shell has no composer.');
  return exports.writeDocuments(request, (app, file) => read(app, `web/${file}`));
}
