import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EmbeddedBackend } from '@site/testing/embedded-backend';
import {
  type ApiResponse,
  signUpMember,
  callApi,
  type SignedInMember,
  toSignedInMember,
  signInWithPassword,
} from '@site/supabase/local/testing/api-client';

interface LoadTestOptions {
  backend: Pick<EmbeddedBackend, 'url' | 'mailboxUrl' | 'keys'>;
  members: number;
  seconds: number;
}

interface LoadTestReport {
  /** Unsuccessful responses as `step status body`, without duplicates. */
  errors: string[];
  /** Rows of other members that a member received. */
  foreignRows: number;
  /** Acknowledged writes that are not stored. */
  lostWrites: number;
  /** 99th percentile of this process's event loop delay: the share of the latency that the machine causes. */
  eventLoopDelayMs: number;
  steps: Record<string, { count: number; p50: number; p95: number; p99: number }>;
}

/** Members concurrently sign in, save and read in a loop; then every acknowledged write is verified. */
export async function runLoadTest({
  backend,
  members,
  seconds,
}: LoadTestOptions): Promise<LoadTestReport> {
  const testMembers: SignedInMember[] = [];
  for (let index = 0; index < members; index += 1) testMembers.push(await signUpMember(backend));
  const tally = new Tally();
  const endTime = Date.now() + seconds * 1000;
  const eventLoopDelay = monitorEventLoopDelay({ resolution: 10 });
  eventLoopDelay.enable();
  const savedLoglines = await Promise.all(
    testMembers.map((member) => simulateMember(backend, member, endTime, tally)),
  );
  eventLoopDelay.disable();
  let lostWrites = 0;
  for (const [index, loglines] of savedLoglines.entries())
    lostWrites += await countMissing(backend, testMembers[index], loglines);
  return { ...tally.report(), lostWrites, eventLoopDelayMs: eventLoopDelay.percentile(99) / 1e6 };
}

async function simulateMember(
  backend: LoadTestOptions['backend'],
  member: SignedInMember,
  endTime: number,
  tally: Tally,
): Promise<string[]> {
  const savedLoglines: string[] = [];
  while (Date.now() < endTime) {
    const signedIn = await tally.time('sign in', () => signInWithPassword(backend, member.email));
    if (signedIn.status !== 200) continue;
    const session = toSignedInMember(signedIn);
    tally.checkOwner([{ user_id: session.id }], member.id);

    const logline = `Logline ${savedLoglines.length} of ${member.email}`;
    const saved = await tally.time('save', () =>
      callApi(backend, 'POST', '/rest/v1/logline_summaries', {
        body: { user_id: member.id, logline, generated_summary: 'A synopsis.' },
        token: session.token,
      }),
    );
    if (saved.status === 201) savedLoglines.push(logline);

    const path = '/rest/v1/logline_summaries?select=user_id,logline&order=created_at.desc&limit=20';
    const read = await tally.time('read', () =>
      callApi(backend, 'GET', path, { token: session.token }),
    );
    if (Array.isArray(read.body)) tally.checkOwner(read.body, member.id);
  }
  return savedLoglines;
}

async function countMissing(
  backend: LoadTestOptions['backend'],
  member: SignedInMember | undefined,
  loglines: readonly string[],
): Promise<number> {
  const path = `/rest/v1/logline_summaries?select=logline&user_id=eq.${member?.id}`;
  const answer = await callApi<{ logline: string }[]>(backend, 'GET', path, {
    key: backend.keys.secretKey,
  });
  const stored = new Set(answer.body.map((row) => row.logline));
  return loglines.filter((logline) => !stored.has(logline)).length;
}

class Tally {
  private readonly errors = new Set<string>();
  private readonly times = new Map<string, number[]>();
  private foreignRows = 0;

  async time<Body>(
    step: string,
    request: () => Promise<ApiResponse<Body>>,
  ): Promise<ApiResponse<Body>> {
    const start = performance.now();
    const answer = await request();
    const times = this.times.get(step) ?? [];
    this.times.set(step, [...times, performance.now() - start]);
    if (answer.status >= 300)
      this.errors.add(`${step} ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  checkOwner(rows: readonly { user_id: string }[], owner: string): void {
    this.foreignRows += rows.filter((row) => row.user_id !== owner).length;
  }

  report(): Omit<LoadTestReport, 'lostWrites' | 'eventLoopDelayMs'> {
    const steps = Object.fromEntries(
      [...this.times].map(([step, times]) => {
        const sorted = times.toSorted((a, b) => a - b);
        const at = (ratio: number) => Math.round(sorted[Math.floor(sorted.length * ratio)] ?? 0);
        return [step, { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }];
      }),
    );
    return { errors: [...this.errors], foreignRows: this.foreignRows, steps };
  }
}
