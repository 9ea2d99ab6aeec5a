import { childrenOf, textAt } from './markup';
import type { PackageFile } from './package-file';

export interface Relation {
  /** The last word of its type: `slide`, `image`, `notesSlide`. */
  readonly kind: string;
  readonly path: string;
}

/** A part with what it leads to. */
export interface Part {
  readonly path: string;
  readonly root: Element;
  readonly relations: ReadonlyMap<string, Relation>;
}

/** @throws Refusal */
export async function readPart(file: PackageFile, path: string): Promise<Part> {
  return { path, root: await file.xml(path), relations: await relationsOf(file, path) };
}

/** The part that a part leads to by a relation of a kind; undefined for none. */
export async function partOfKind(
  file: PackageFile,
  { relations }: Part,
  kind: string,
): Promise<Part | undefined> {
  const found = Array.from(relations.values()).find((relation) => relation.kind === kind);
  return found && file.has(found.path) ? readPart(file, found.path) : undefined;
}

export async function relationsOf(
  file: PackageFile,
  path: string,
): Promise<ReadonlyMap<string, Relation>> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const list = `${folder}_rels/${path.slice(folder.length)}.rels`;
  if (!file.has(list)) return new Map();
  // What lies outside of the file is never fetched.
  const inside = childrenOf(await file.xml(list), 'Relationship').filter(
    (relation) => textAt(relation, 'TargetMode') !== 'External',
  );
  return new Map(
    inside.map((relation) => [
      textAt(relation, 'Id') ?? '',
      {
        kind: (textAt(relation, 'Type') ?? '').split('/').at(-1) ?? '',
        path: resolved(folder, textAt(relation, 'Target') ?? ''),
      },
    ]),
  );
}

function resolved(folder: string, target: string): string {
  // The host is of no matter: only the path is taken from the address.
  const { pathname } = new URL(target, `file:///${folder}`);
  return decodeURI(pathname.slice(1));
}
