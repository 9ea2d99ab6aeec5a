import { isLink } from '../core/model/link';
import { childrenOf, textAt } from './markup';
import type { PackageFile } from './package-file';

export interface Relation {
  /** Last segment of its type: `slide`, `image`, `notesSlide`. */
  readonly kind: string;
  readonly path: string;
}

export interface Part {
  readonly path: string;
  readonly root: Element;
  readonly relations: ReadonlyMap<string, Relation>;
  /** External link targets by relationship id. Never fetched. */
  readonly links: ReadonlyMap<string, string>;
}

/** @throws ImportError */
export async function readPart(file: PackageFile, path: string): Promise<Part> {
  const rels = await listOf(file, path);
  return { path, root: await file.xml(path), relations: inside(rels, path), links: outside(rels) };
}

/** Part related by a relationship of this kind; undefined if there is none. */
export async function partOfKind(
  file: PackageFile,
  { relations }: Part,
  kind: string,
): Promise<Part | undefined> {
  const match = Array.from(relations.values()).find((relation) => relation.kind === kind);
  return match && file.has(match.path) ? readPart(file, match.path) : undefined;
}

export async function relationsOf(
  file: PackageFile,
  path: string,
): Promise<ReadonlyMap<string, Relation>> {
  return inside(await listOf(file, path), path);
}

async function listOf(file: PackageFile, path: string): Promise<readonly Element[]> {
  const folder = folderOf(path);
  const relsPath = `${folder}_rels/${path.slice(folder.length)}.rels`;
  return file.has(relsPath) ? childrenOf(await file.xml(relsPath), 'Relationship') : [];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function isOutside(relation: Element): boolean {
  return textAt(relation, 'TargetMode') === 'External';
}

function inside(rels: readonly Element[], path: string): ReadonlyMap<string, Relation> {
  return new Map(
    rels
      .filter((relation) => !isOutside(relation))
      .map((relation) => [
        textAt(relation, 'Id') ?? '',
        {
          kind: (textAt(relation, 'Type') ?? '').split('/').at(-1) ?? '',
          path: resolved(folderOf(path), textAt(relation, 'Target') ?? ''),
        },
      ]),
  );
}

function outside(rels: readonly Element[]): ReadonlyMap<string, string> {
  const links = rels
    .filter(isOutside)
    .map((relation) => [textAt(relation, 'Id') ?? '', textAt(relation, 'Target') ?? ''] as const);
  return new Map(links.filter(([, address]) => isLink(address)));
}

function resolved(folder: string, target: string): string {
  // The host is arbitrary, because only the path is used.
  const { pathname } = new URL(target, `file:///${folder}`);
  return decodeURI(pathname.slice(1));
}
