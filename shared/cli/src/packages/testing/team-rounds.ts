import fs from 'node:fs';
import path from 'node:path';
import { CommandError } from './team-folder';

/** Repository of a team, with one file of each app that its releases change. */
export interface TeamRepository {
  folder: string;
  /** Arguments of Node for a command. */
  cli: string[];
  /** Module of each app that differs between its versions, relative to the folder of the app. */
  modules: { app: string; folder: string; file: string }[];
}

type App = TeamRepository['modules'][number];

/** Kinds of rounds, in turn. */
const KINDS = ['release', 'release and roll back', 'canary and release', 'canary and roll back'];

/** An app takes turns with three versions, because a build folder retains three. */
const VERSIONS = 3;

/** Releases of one team, and what their commands have acknowledged. */
export class TeamRounds {
  /** Acknowledged commands, as the history has to contain them: 'release academy ab12cd34ef'. */
  readonly acknowledged: string[] = [];
  /** Number of canaries that were refused because another team has one. */
  refused = 0;
  /** Number of commands that were repeated, because other teams decided again and again at the same moment. */
  repeated = 0;
  /** Version that visitors have to get, by app. */
  readonly live: Record<string, string> = {};
  private readonly marks: Record<string, number> = {};
  private readonly builds = new Map<string, string>();

  constructor(
    private readonly repository: TeamRepository,
    private readonly execute: (args: string[]) => Promise<string>,
  ) {}

  /** Runs so many rounds, every fifth with the last app. In the last one a version stays live. */
  async run(rounds: number): Promise<void> {
    const { modules } = this.repository;
    for (let round = 1; round <= rounds; round += 1) {
      const app = modules.at(round % 5 === 0 ? -1 : 0);
      if (!app) throw new Error(`${this.repository.folder} has no app.`);
      const kind = round === rounds ? 'release' : (KINDS[round % KINDS.length] ?? '');
      if (kind.startsWith('canary') && app.app !== 'shell')
        await this.runCanary(app, kind.endsWith('release') ? 'release' : 'rollback');
      else {
        await this.release(app);
        if (kind.endsWith('roll back')) await this.decide('rollback', app);
      }
    }
  }

  /** Releases each app for the first time, the shell before all others. */
  async releaseAll(): Promise<void> {
    for (const app of this.repository.modules.toReversed()) await this.release(app);
  }

  /** Runs a command that changes nothing. */
  command(...args: string[]): Promise<string> {
    return this.execute([...this.repository.cli, ...args]);
  }

  /** Runs a command that decides. The exit code of a conflict asks for the same command again. */
  private async runUntilDecided(...args: string[]): Promise<string> {
    try {
      return await this.command(...args);
    } catch (error) {
      if (!(error instanceof CommandError) || error.exitCode !== 3) throw error;
      this.repeated += 1;
      return this.runUntilDecided(...args);
    }
  }

  private async release(app: App): Promise<void> {
    await this.withNextVersion(app, () => this.decide('release', app, '--unseen', '--older'));
  }

  /** Releases a canary and ends it. Beside another team's canary, the version goes live whole. */
  private async runCanary(app: App, end: 'release' | 'rollback'): Promise<void> {
    const options = ['--percent', '10', '--unseen', '--older'];
    await this.withNextVersion(app, async () => {
      try {
        const output = await this.runUntilDecided('release', app.app, ...options);
        const [, version] = /visitors get (\w{10}),/.exec(output) ?? [];
        this.acknowledged.push(`canary ${app.app} ${version}`);
      } catch (error) {
        const isRefused =
          error instanceof CommandError &&
          error.exitCode === 1 &&
          /A canary of .* (stands|cannot be live)/.test(error.output);
        if (!isRefused) throw error;
        this.refused += 1;
        return this.decide('release', app, '--unseen', '--older');
      }
      if (end === 'release') await this.decide('release', app, '--canary', '--unseen');
      else await this.decide('rollback', app);
    });
  }

  private async decide(command: string, { app }: App, ...options: string[]): Promise<void> {
    const output = await this.runUntilDecided(command, app, ...options);
    const sentence = new RegExp(`^${app}: \\w+ → (\\w{10}) is live\\.$`, 'm');
    const [, version] = sentence.exec(output) ?? [];
    if (!version) throw new Error(`${command} ${app} acknowledged no version:\n${output}`);
    this.acknowledged.push(`${command === 'rollback' ? command : 'release'} ${app} ${version}`);
    this.live[app] = version;
  }

  /** After two rollbacks the next version in turn is the live one, which cannot be released again. */
  private nextMarkOf({ app }: App): number {
    const after = (mark: number) => (mark % VERSIONS) + 1;
    const next = after(this.marks[app] ?? 0);
    const isLive = this.builds.get(`${app} ${next}`)?.includes(`"${this.live[app]}"`);
    return isLive ? after(next) : next;
  }

  /** Runs with the sources of the next version, which are built the first time. */
  private async withNextVersion(app: App, work: () => Promise<void>): Promise<void> {
    const mark = this.nextMarkOf(app);
    this.marks[app.app] = mark;
    const folder = path.join(this.repository.folder, app.folder);
    const file = path.join(folder, app.file);
    const [source = ''] = fs.readFileSync(file, 'utf8').split('\n// Mark');
    const text = `\n// Mark\nObject.assign(globalThis, { mark: ${mark} });\n`;
    fs.writeFileSync(file, source + text);
    const latest = path.join(folder, 'dist/latest.json');
    const built = this.builds.get(`${app.app} ${mark}`);
    if (built) fs.writeFileSync(latest, built);
    await work();
    this.builds.set(`${app.app} ${mark}`, fs.readFileSync(latest, 'utf8'));
  }
}
