import fs from 'node:fs';
import path from 'node:path';
import { copyWorkspacePackages } from '@site/release/testing';
import { startHttpServer } from '@site/node';

/** The academy's own servers, on origins of their own. */
export interface AcademyServers {
  api: string;
  player: string;
  close(this: void): Promise<void>;
}

const COURSES = [
  { id: 'loglines', title: 'Loglines' },
  { id: 'budgets', title: 'Budgets' },
];

/** Starts the API of the courses, which any site may ask, and the player of the lessons. */
export async function startAcademyServers(): Promise<AcademyServers> {
  const api = await startHttpServer({
    port: 0,
    handle: ({ url = '' }, response) => {
      const id = /^\/courses\/(.+)$/.exec(url)?.[1];
      const answer = url === '/courses' ? COURSES : COURSES.find((course) => course.id === id);
      response.writeHead(answer ? 200 : 404, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'application/json',
      });
      response.end(JSON.stringify(answer ?? {}));
    },
  });
  const player = await startHttpServer({
    port: 0,
    handle: ({ url = '' }, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(`<!doctype html><title>Player</title><p>Lesson ${url.slice(1)}</p>`);
    },
  });
  return {
    api: api.url,
    player: player.url,
    close: async () => {
      await Promise.all([api.close(), player.close()]);
    },
  };
}

/**
 * Replaces the page of a created repository by the academy: a catalogue behind a flag, courses with a path each, an API,
 * a player in a frame, which the page of a course alone may show, and a slot.
 */
export function writeAcademy(team: string, { api, player }: AcademyServers): void {
  const source = path.join(import.meta.dirname, 'academy', 'src');
  const target = path.join(team, 'remotes/academy/src');
  fs.rmSync(path.join(target, 'pages'), { recursive: true });
  for (const file of fs.readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.txt')) continue;
    const written = path.join(target, file.replace(/\.txt$/, ''));
    fs.mkdirSync(path.dirname(written), { recursive: true });
    fs.copyFileSync(path.join(source, file), written);
  }
  fs.writeFileSync(
    path.join(target, 'origins.ts'),
    `export const API_ORIGIN = '${api}';\nexport const PLAYER_ORIGIN = '${player}';\n`,
  );
}

/**
 * Copies the workspace with an editor that fills the slot of the academy. The editor of this repository does not: no site
 * of it has an academy, and each of its releases would say so.
 */
export function copyWithFilling(target: string): void {
  copyWorkspacePackages(target, ['supabase', 'tsconfig.json', 'tsconfig.base.json']);
  const editor = path.join(target, 'remotes/editor/src');
  const widget = path.join(import.meta.dirname, 'academy/editor/related-decks.tsx.txt');
  fs.copyFileSync(widget, path.join(editor, 'slots/related-decks.tsx'));
  const file = path.join(editor, 'routes.ts');
  const [before, after, ...more] = fs.readFileSync(file, 'utf8').split(WIDGETS_END);
  if (after === undefined || more.length > 0) throw new Error(`${file} has no list of widgets.`);
  fs.writeFileSync(file, `${before}${FILLING}${WIDGETS_END}${after}`);
}

const WIDGETS_END = '] as const satisfies readonly WidgetDeclaration[];';

const FILLING = `  {
    id: 'related-decks',
    slot: 'academy/related-decks',
    props: { course: 'string' },
    order: 1,
    prerender: true,
    module: './slots/related-decks',
  },
`;
