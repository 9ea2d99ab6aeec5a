import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys } from '@site/site';
import type { AppName, ChangeRequest, SiteSettings } from '@site/contract';
import { createSampleSettings } from '@site/contract/samples';
import { openStore, type Store } from '@site/store';
import { workspaceRoot } from '@site/node';
import { createStoreFolder, setUpBucket, type BucketFixture } from '@site/store/testing';
import { answerProposals } from '../proposals/answer-proposals';
import { requestChange } from '../proposals/request-change';
import type { RequestWork } from '../proposals/apply-request';
import { buildSampleApp, type SampleAppOptions } from './sample-apps';
import { withSigningKey, type Keys } from './with-signing-key';

/** Holders of credentials: the site's owner, who may do everything, the composer, two teams, and a reader. */
const ROLES = ['owner', 'composer', 'marketing', 'account', 'shell', 'reader'] as const;
export type Role = (typeof ROLES)[number];

/** Site in a bucket that enforces the committed policies, with a store and a signing key for each role. */
export class RoleSite {
  readonly bucket: BucketFixture = setUpBucket();
  readonly keys = {} as Record<Role, Keys>;
  readonly stores = {} as Record<Role, Store>;
  readonly messages: string[] = [];
  settings!: SiteSettings;
  private readonly builds = createStoreFolder('builds');

  /** Prepares bucket and keys, and releases shell and settings with the keys of the owner. */
  async start(): Promise<void> {
    const { server } = this.bucket;
    server.bucketPolicies = [readPolicy('aws-bucket')];
    Object.assign(server.policies, {
      composer: [readPolicy('aws-composer')],
      marketing: [readPolicy('aws-team')],
      account: [readPolicy('aws-team', 'account')],
      shell: [readPolicy('aws-team-shell')],
      reader: [readPolicy('aws-reader')],
    });
    for (const role of ROLES) {
      this.keys[role] = await createSigningKeys();
      process.env['AWS_ACCESS_KEY_ID'] = role;
      this.stores[role] = await openStore(createStoreFolder(role));
    }
    const { owner, composer, marketing, account, shell } = this.keys;
    process.env['SITE_PUBLIC_KEYS'] = owner.publicKey;
    this.settings = {
      ...createSampleSettings(),
      teamPublicKeys: {
        marketing: [marketing.publicKey],
        account: [account.publicKey],
        shell: [shell.publicKey, owner.publicKey],
        composer: [composer.publicKey],
      },
    };
    await this.request('owner', { action: 'release', unit: 'shell' }, { mark: '1' });
  }

  /** Runs with the signing key of a role, as its pipeline does. */
  as<Result>(role: Role, work: () => Promise<Result>): Promise<Result> {
    return withSigningKey(this.keys[role], work);
  }

  build(app: AppName, sample: SampleAppOptions) {
    return buildSampleApp(this.builds, app, sample);
  }

  /** Runs a command with the credentials of a role. */
  request(
    role: Role,
    request: ChangeRequest,
    sample?: SampleAppOptions,
    timeoutMs = 0,
  ): Promise<string> {
    const { unit } = request;
    const built = sample && unit !== 'settings' && unit !== 'keys' && this.build(unit, sample);
    const settings = sample && unit === 'shell' ? this.settings : undefined;
    const work = { ...this.work, ...(built ? { built } : {}), settings, timeoutMs };
    return this.as(role, () => requestChange(this.stores[role], request, work));
  }

  /** Proposes with the credentials of a team, lets the composer answer, and returns what the team's command shows. */
  async propose(role: Role, request: ChangeRequest, sample?: SampleAppOptions): Promise<string> {
    const outcome = this.request(role, request, sample, 20_000);
    let hasEnded = false;
    outcome.then(
      () => (hasEnded = true),
      () => (hasEnded = true),
    );
    // The key of the team is in use until its proposal is stored.
    while (!hasEnded && (await this.stores.owner.list('proposals/')).length === 0);
    if (!hasEnded) await this.answer();
    return outcome;
  }

  /** Answers all proposals, as the pipeline of the site does. */
  answer(): Promise<string[]> {
    return this.as('composer', () => answerProposals(this.stores.composer, this.work));
  }

  private get work(): RequestWork {
    const say = (sentence: string) => void this.messages.push(sentence);
    return { say, gateOptions: { isStaticOnly: true } };
  }
}

/** Reads a committed policy, with the bucket of the tests and this app in place of those of the example. */
function readPolicy(name: string, app = 'marketing') {
  const file = path.join(workspaceRoot, 'shared/store/policies', `${name}.json`);
  const text = fs.readFileSync(file, 'utf8');
  return JSON.parse(
    text
      .replaceAll('my-bucket/www', 'releases/three-teams/site')
      .replaceAll('my-bucket', 'releases')
      .replaceAll('www/*', 'three-teams/site/*')
      .replaceAll('marketing', app),
  );
}
