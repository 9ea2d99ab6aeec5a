import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  remotesIn,
  type AppName,
  type ReleaseDecision,
  type ReleaseUnit,
  type RemoteName,
} from '@site/contract';
import { createSampleSettings, SAMPLE_APPS } from '@site/contract/samples';
import { releaseNewVersions } from '../release-new-versions';
import { readSignedRegistry, readStoredSettings, storeKeyOf, type ComposedSite } from '@site/site';
import { openFolderStore, readDecision, readLiveState, type Store } from '@site/store';
import { listFiles } from '@site/node';
import { inspectFiles } from '../gate/inspect-files';
import { createGate } from '../gate/gate';
import { releaseCanaryToAll, releaseToShare } from '../canary/release-canary';
import { previewVersion } from '../canary/preview-version';
import { releaseApp, type SourceCheckOptions } from '../release';
import { rollbackApp } from '../rollback';
import { buildSampleApp, type SampleAppOptions } from './sample-apps';

type SampleReleaseOptions = SourceCheckOptions & { removes?: string[] };

/** Site of minimal apps in a folder of its own, with the commands of its teams. */
export class SampleSite {
  readonly root: string;
  readonly messages: string[] = [];
  settings = createSampleSettings();
  readonly storeFolder: string;
  store: Store;
  /** Versions with a damaged file, and decisions that are lost or damaged. */
  readonly damaged = new Set<string>();
  readonly lostGenerations = new Set<number>();
  /** URLs of files that a tab may still request. */
  private readonly publishedUrls = new Set<string>();

  /** @param root folder of another site, to continue with its content; default: a new, empty site */
  constructor(root = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-site-'))) {
    this.root = root;
    this.storeFolder = path.join(root, 'releases');
    this.store = openFolderStore(this.storeFolder);
  }

  /** Copies this site with its content. */
  copy(): SampleSite {
    const copied = new SampleSite();
    fs.cpSync(this.storeFolder, copied.storeFolder, { recursive: true, preserveTimestamps: true });
    copied.settings = structuredClone(this.settings);
    for (const version of this.damaged) copied.damaged.add(version);
    for (const generation of this.lostGenerations) copied.lostGenerations.add(generation);
    return copied;
  }

  /** Returns the place of a version in the store. */
  pathOf(unit: ReleaseUnit, version: string): string {
    return path.join(this.storeFolder, storeKeyOf(unit, version));
  }

  isWhole(unit: ReleaseUnit, version: string): boolean {
    return fs.existsSync(this.pathOf(unit, version)) && !this.damaged.has(version);
  }

  /** Removes a version from the store; no tab can request its files any more. */
  lose(unit: ReleaseUnit, version: string): void {
    fs.rmSync(this.pathOf(unit, version), { recursive: true });
    this.damaged.delete(version);
    const mark = Number(version.slice(2));
    const isOfVersion = (url: string) =>
      unit === 'shell' ? url === `/static/js/shell.${mark}.js` : url.includes(`/${version}/`);
    for (const url of this.publishedUrls) if (isOfVersion(url)) this.publishedUrls.delete(url);
  }

  release(
    app: AppName,
    sample: SampleAppOptions,
    { removes = [], isOlderAllowed = true, ...source }: SampleReleaseOptions = {},
  ): Promise<ReleaseDecision> {
    const settings = app === 'shell' ? { settings: this.settings } : {};
    const built = this.build(app, sample);
    const options = { ...settings, ...source, isOlderAllowed };
    return releaseApp(this.store, { built, ...options, ...this.work({ app, removes }) });
  }

  preview(app: RemoteName, sample: SampleAppOptions): Promise<string> {
    return previewVersion(this.store, { built: this.build(app, sample), say: this.log });
  }

  canary(
    app: RemoteName,
    sample: SampleAppOptions,
    percent = 10,
    audience?: string,
  ): Promise<ReleaseDecision> {
    const built = this.build(app, sample);
    const { gate: fileGate } = this.work({ app, isWayBack: true });
    const options = { percent, audience, fileGate, isOlderAllowed: true };
    return releaseToShare(this.store, { built, ...options, ...this.work({ app }) });
  }

  releaseToAll(app: RemoteName): Promise<ReleaseDecision> {
    return releaseCanaryToAll(this.store, { app, ...this.work({ app }) });
  }

  rollback(
    app: ReleaseUnit,
    target: { to?: string; reason?: string } = {},
  ): Promise<ReleaseDecision> {
    return rollbackApp(this.store, { app, ...target, ...this.work({ isWayBack: true }) });
  }

  /** `npm start`: every app in its first version, unless another is named, in one composition. */
  start(changed: Partial<Record<AppName, SampleAppOptions>> = {}): Promise<void> {
    const { store, settings } = this;
    const apps = SAMPLE_APPS.map((app) => this.build(app, changed[app] ?? { mark: '1' }));
    return releaseNewVersions(store, apps, { settings, ...this.work() });
  }

  /** Options of every command. No browser can show these apps, so the gate skips its browser check. */
  work(options: Partial<Parameters<typeof createGate>[0]> = {}) {
    const { log } = this;
    return { say: log, gate: createGate({ say: log, isStaticOnly: true, ...options }) };
  }

  private build<App extends AppName>(app: App, sample: SampleAppOptions) {
    return { ...buildSampleApp(path.join(this.root, 'built'), app, sample), app };
  }

  log = (sentence: string): void => {
    this.messages.push(sentence);
  };

  /** Reads the site that visitors get; undefined before the first release. */
  async readLiveSite(): Promise<ComposedSite | undefined> {
    const { decision, units } = await readLiveState(this.store);
    const folder = decision && (await this.store.openSite(decision.site));
    if (!folder) return undefined;
    const settings = await readStoredSettings(this.store, units);
    // A site is also read after signatures of it were removed.
    const unsigned = { ...settings, teamPublicKeys: {} };
    const { registry } = await readSignedRegistry(this.store, units, unsigned);
    return { id: decision.site, folder, units, registry, settings, signedNumbers: {}, lost: [] };
  }

  /** Reads the heading of a page that visitors get. */
  async readHeading(page: string): Promise<string | undefined> {
    const folder = (await this.readLiveSite())?.folder ?? '';
    const file = path.join(folder, `${page}.html`);
    if (!fs.existsSync(file)) return undefined;
    return /<h1>(.*)<\/h1>/.exec(fs.readFileSync(file, 'utf8'))?.[1];
  }

  /** Reads the ids of the widgets with which the live site was composed. */
  async readWidgets(): Promise<string[]> {
    const folder = (await this.readLiveSite())?.folder ?? '';
    return JSON.parse(fs.readFileSync(path.join(folder, 'widgets.json'), 'utf8'));
  }

  /** Finds violated guarantees of the store. @returns a sentence for each */
  async findFaults(): Promise<string[]> {
    const { decision } = await readLiveState(this.store);
    const served = await this.readLiveSite();
    if (decision && !served) return [`The composition ${decision.site} is not there.`];
    if (!served) return [];
    const { broken: faults } = await inspectFiles(this.store, served);
    for (const document of listFiles(served.folder).filter((file) => file.endsWith('.html'))) {
      const html = fs.readFileSync(path.join(served.folder, document), 'utf8');
      for (const [, url = ''] of html.matchAll(/ (?:src|href)="([^"]+)"/g))
        this.publishedUrls.add(url);
    }
    const missing = [...this.publishedUrls].filter((url) => !this.exists(url, served.folder));
    return [
      ...faults,
      ...missing.map((url) => `${url} was handed out to a tab and is gone.`),
      ...(await this.findHistoryGaps(decision?.generation ?? 0)),
    ];
  }

  /** The decision before each one has to be in the history, unchanged. */
  private async findHistoryGaps(newest: number): Promise<string[]> {
    const gaps: string[] = [];
    for (let generation = 1; generation < newest; generation += 1) {
      if (this.lostGenerations.has(generation)) continue;
      const decision = await readDecision(this.store, generation);
      if (decision?.generation !== generation) gaps.push(`Decision ${generation} is gone.`);
    }
    return gaps;
  }

  /** Finds remains that a completed command must not leave. */
  async findLeftovers(): Promise<string[]> {
    const { decision } = await readLiveState(this.store);
    const isRecorded = decision && (await readDecision(this.store, decision.generation));
    const files = listFiles(this.storeFolder);
    const sites = new Set(files.flatMap((file) => /^sites\/([^/]+)/.exec(file)?.[1] ?? []));
    return [
      ...files.filter((file) => file.startsWith('drafts/') || file.endsWith('.draft')),
      ...(sites.size > 4 ? [`${sites.size} compositions`] : []),
      ...(isRecorded ? [] : ['a decision that nobody completed']),
    ];
  }

  remove(): void {
    fs.rmSync(this.root, { recursive: true, force: true });
  }

  private exists(url: string, folder: string): boolean {
    if (url.startsWith('/')) return fs.existsSync(path.join(folder, url));
    const { port, pathname } = new URL(url);
    const { remotes = {} } = this.settings;
    const app = remotesIn(remotes).find((name) => remotes[name]?.origin?.endsWith(`:${port}`));
    return fs.existsSync(path.join(this.storeFolder, 'apps', app ?? '', pathname));
  }
}
