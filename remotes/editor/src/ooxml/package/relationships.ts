import { isAllowedLink } from '../../core/model/link';
import { childrenOf, readAttribute } from './xml-elements';
import type { PackageFile } from './package-file';

interface Relationship {
  /** Last segment of its type: `slide`, `image`, `notesSlide`. */
  readonly kind: string;
  readonly path: string;
}

export interface PackagePart {
  readonly path: string;
  readonly root: Element;
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** External link targets by relationship id. Never fetched. */
  readonly links: ReadonlyMap<string, string>;
}

/** @throws ImportError */
export async function readPackagePart(file: PackageFile, path: string): Promise<PackagePart> {
  const rels = await readRelationshipElements(file, path);
  return {
    path,
    root: await file.readXml(path),
    relationships: internalRelationshipsOf(rels, path),
    links: externalLinksOf(rels),
  };
}

/** Part related by a relationship of this kind; undefined if there is none. */
export async function readRelatedPart(
  file: PackageFile,
  { relationships }: PackagePart,
  kind: string,
): Promise<PackagePart | undefined> {
  const match = Array.from(relationships.values()).find((relation) => relation.kind === kind);
  return match && file.has(match.path) ? readPackagePart(file, match.path) : undefined;
}

export async function readRelationships(
  file: PackageFile,
  path: string,
): Promise<ReadonlyMap<string, Relationship>> {
  return internalRelationshipsOf(await readRelationshipElements(file, path), path);
}

async function readRelationshipElements(
  file: PackageFile,
  path: string,
): Promise<readonly Element[]> {
  const folder = folderOf(path);
  const relsPath = `${folder}_rels/${path.slice(folder.length)}.rels`;
  return file.has(relsPath) ? childrenOf(await file.readXml(relsPath), 'Relationship') : [];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function isExternal(relation: Element): boolean {
  return readAttribute(relation, 'TargetMode') === 'External';
}

function internalRelationshipsOf(
  rels: readonly Element[],
  path: string,
): ReadonlyMap<string, Relationship> {
  return new Map(
    rels
      .filter((relation) => !isExternal(relation))
      .map((relation) => [
        readAttribute(relation, 'Id') ?? '',
        {
          kind: (readAttribute(relation, 'Type') ?? '').split('/').at(-1) ?? '',
          path: resolvePath(folderOf(path), readAttribute(relation, 'Target') ?? ''),
        },
      ]),
  );
}

function externalLinksOf(rels: readonly Element[]): ReadonlyMap<string, string> {
  const links = rels
    .filter(isExternal)
    .map(
      (relation) =>
        [readAttribute(relation, 'Id') ?? '', readAttribute(relation, 'Target') ?? ''] as const,
    );
  return new Map(links.filter(([, address]) => isAllowedLink(address)));
}

function resolvePath(folder: string, target: string): string {
  // The host is arbitrary, because only the path is used.
  const { pathname } = new URL(target, `file:///${folder}`);
  return decodeURI(pathname.slice(1));
}
