import {
  isDocumentUnit,
  isRemoteName,
  type AppName,
  type ChangeRequest,
  type ReleaseDecision,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import type { Store } from '@site/store';
import type { UnitChange } from '../apply-changes';
import type { BuiltApp, StoredApp } from '../build/create-descriptor';
import { describeShare, releaseCanaryToAll, releaseToShare } from '../canary/release-canary';
import { previewVersion } from '../canary/preview-version';
import { createGate } from '../gate/gate';
import { ReleaseRejectedError } from '../release-errors';
import { blockVersion } from '../maintenance/block';
import { releaseApp, type ReleaseWork } from '../release';
import { rollbackApp } from '../rollback';

/** Material of a request, and how it is checked. */
export type RequestWork = Omit<ReleaseWork, 'gate'> & {
  built?: BuiltApp | StoredApp | undefined;
  /** Settings that go live with the shell, or the documents that were stored for them. */
  settings?: SiteSettings | undefined;
  documents?: UnitChange[] | undefined;
  /** Sources of a proposal may be in the repository of its team. */
  isSourceElsewhere?: boolean;
  gateOptions?: Pick<Parameters<typeof createGate>[0], 'isStaticOnly' | 'isUnseenAllowed'>;
};

/** Makes a requested change with the right to decide. @returns a sentence about the outcome */
export function applyRequest(
  store: Store,
  request: ChangeRequest,
  work: RequestWork,
): Promise<string> {
  return APPLY[request.action](store, request, work);
}

const APPLY: Record<
  ChangeRequest['action'],
  (store: Store, request: ChangeRequest, work: RequestWork) => Promise<string>
> = {
  async release(store, { removes = [], isOlderAllowed = false }, work) {
    const built = requireBuilt(work);
    const gate = gateOf(work, { app: built.app, removes });
    return describeChanges(await releaseApp(store, { ...work, built, gate, isOlderAllowed }));
  },
  async canary(store, { isOlderAllowed = false, percent = 0, audience }, work) {
    const built = requireBuiltRemote(work);
    const { app } = built;
    if (!Number.isInteger(percent) || percent < (audience ? 0 : 1) || percent > 99) {
      throw new ReleaseRejectedError(
        `A canary is for 1 to 99 of a hundred visitors, not for "${percent}".`,
      );
    }
    const gates = {
      gate: gateOf(work, { app }),
      fileGate: gateOf(work, { app, isWayBack: true }),
    };
    const options = { ...work, ...gates, built, percent, audience, isOlderAllowed };
    const { units } = await releaseToShare(store, options);
    const { version, canary } = units[app] ?? {};
    const share = canary ? describeShare(canary) : '';
    return `${app}: ${share} of the visitors get ${canary?.version}, the others ${version}.`;
  },
  async promote(store, { unit }, work) {
    const app = requireRemote(unit);
    return describeChanges(
      await releaseCanaryToAll(store, { ...work, app, gate: gateOf(work, { app }) }),
    );
  },
  async publish(store, _request, work) {
    const built = requireBuiltRemote(work);
    const address = await previewVersion(store, { ...work, built });
    return `${built.app} ${built.version} is staged and not live. Look at it: ${address}`;
  },
  async rollback(store, { unit, to, reason }, work) {
    const gate = gateOf(work, { isWayBack: true });
    return describeChanges(await rollbackApp(store, { ...work, app: unit, to, reason, gate }));
  },
  async block(store, { unit, to = '', reason = '' }, work) {
    if (isDocumentUnit(unit)) throw new ReleaseRejectedError(`"${unit}" has no versions to block.`);
    const gate = gateOf(work, { isWayBack: true });
    await blockVersion(store, { ...work, app: unit, version: to, reason, gate });
    return `${unit} ${to} is blocked: it cannot become live or be previewed. npm run prune removes its files from tomorrow on.`;
  },
};

function gateOf(
  { say, gateOptions }: RequestWork,
  options: { app?: AppName; removes?: string[]; isWayBack?: boolean },
) {
  return createGate({ say, ...gateOptions, ...options });
}

function describeChanges({ changes }: ReleaseDecision): string {
  return changes
    .map(({ unit, from, to }) => `${unit}: ${from ?? 'nothing'} → ${to} is live.`)
    .join('\n');
}

function requireBuilt({ built }: RequestWork): BuiltApp | StoredApp {
  if (built) return built;
  throw new ReleaseRejectedError('The request names no version. Nothing was changed.');
}

function requireBuiltRemote(work: RequestWork) {
  const built = requireBuilt(work);
  return { ...built, app: requireRemote(built.app) };
}

function requireRemote(unit: ChangeRequest['unit']): RemoteName {
  if (isRemoteName(unit)) return unit;
  throw new ReleaseRejectedError(`"${unit}" is no remote. Nothing was changed.`);
}
