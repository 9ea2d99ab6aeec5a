import {
  anyRoom,
  commonTools,
  fences,
  importTable,
  pureFolders,
  remoteRule,
  type RoomRule,
} from './import-table';
import type { Room } from './room';

interface Pattern {
  group: string[];
  message: string;
}

export interface LintFence {
  files: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: Pattern[] }] };
}

/**
 * The import table as oxlint reads it. Remotes share one fence, so that a new one changes nothing here; of two
 * fences for one file the later counts alone, so each says everything.
 */
export function lintFences(rooms: readonly Pick<Room, 'name' | 'folder'>[]): LintFence[] {
  const named = rooms
    .filter(({ name }) => needsItsOwn(name))
    .toSorted((a, b) => a.folder.localeCompare(b.folder));
  return [
    fence('remotes/**', patternsOf('', remoteRule)),
    ...named.map(({ name, folder }) => fence(`${folder}/**`, patternsOf(name, ruleOf(name)))),
    ...pureFolders.map(({ room, files, packages, says }) =>
      fence(files, [
        { group: [...packages], message: says },
        // A way that one group opens is open for oxlint, whatever another says.
        ...patternsOf(room, ruleOf(room)).filter(({ group }) => !packages.includes(group[0] ?? '')),
      ]),
    ),
  ];
}

/** A remote with an exception has one; a room that is pure as a whole has the pure one. */
function needsItsOwn(name: string): boolean {
  if (pureFolders.some(({ room, isWholeRoom }) => room === name && isWholeRoom)) return false;
  return ruleOf(name) !== remoteRule || fences.some(({ rooms }) => rooms.includes(name));
}

function ruleOf(name: string): RoomRule {
  const rule = importTable[name];
  if (rule === undefined) throw new Error(`"${name}" has no line in tests/rooms/import-table.ts.`);
  return rule;
}

function fence(files: string, patterns: Pattern[]): LintFence {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

function patternsOf(name: string, { rooms, tools = [], says }: RoomRule): Pattern[] {
  const allowed = new Set([...rooms, ...tools, ...commonTools, ...(name ? [name] : [])]);
  const byPath = ['**/remotes/*/src/**', '**/shared/*/src/**'];
  const open = [...allowed].toSorted().flatMap((each) => [`!@site/${each}`, `!@site/${each}/**`]);
  return [
    { group: [...anyRoom, ...open], message: says },
    { group: byPath, message: `Rooms are imported by their names. ${says}` },
    ...fences
      .filter((each) => !each.rooms.includes(name))
      .map(({ packages, says: reason }) => ({ group: [...packages], message: reason })),
  ];
}
