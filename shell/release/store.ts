import fs from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, readRegistry, type Registry, type RemoteName } from '@site/contract';

/**
 * Where releases live: one immutable folder per version, the registry that says which are live, and the
 * composed sites. Old folders stay, so that open tabs and a roll-back always find their files.
 *
 *     registry.json   audit.jsonl   <remote>/<version>/…   shell/static/…   site/<id>/…   site/current
 */
export type Store = ReturnType<typeof openStore>;

export function openStore(root: string) {
  fs.mkdirSync(root, { recursive: true });
  const registryFile = path.join(root, 'registry.json');
  const currentSiteFile = path.join(root, 'site', 'current');
  return {
    root,
    remoteFolder: (remote: RemoteName) => path.join(root, remote),
    versionFolder: (remote: RemoteName, version: string) => path.join(root, remote, version),
    shellAssets: path.join(root, 'shell'),
    siteFolder: (id: string) => path.join(root, 'site', id),
    currentSiteFile,
    lockFile: path.join(root, 'release.lock'),

    /** @throws {ContractError} when the file is there but cannot be used */
    readRegistry(): Registry {
      if (!fs.existsSync(registryFile)) return { contract: CONTRACT_VERSION, remotes: {} };
      return readRegistry(parseJson(registryFile));
    },
    writeRegistry: (registry: Registry) =>
      replaceFile(registryFile, `${JSON.stringify(registry, null, 1)}\n`),
    readCurrentSite: () =>
      fs.existsSync(currentSiteFile) ? fs.readFileSync(currentSiteFile, 'utf8').trim() : undefined,
    writeCurrentSite: (id: string) => replaceFile(currentSiteFile, `${id}\n`),
    appendAudit(event: AuditEvent): void {
      const line = JSON.stringify({ at: new Date().toISOString(), ...event });
      fs.appendFileSync(path.join(root, 'audit.jsonl'), `${line}\n`);
    },
  };
}

export type AuditEvent = {
  action: 'release' | 'rollback' | 'compose';
  remote?: RemoteName;
  from?: string | null;
  to?: string;
  site?: string;
};

/** A reader sees the old file or the new one, never a part of it. */
export function replaceFile(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} is not valid JSON (${reason}). Restore it from a backup, or delete it and run npm start.`,
    );
  }
}
