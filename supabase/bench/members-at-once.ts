import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EmbeddedBackend } from '@site/testing/embedded-backend';
import {
  type Answer,
  becomeMember,
  call,
  type Member,
  readSession,
  signIn,
} from '../local/testing/visitor';

interface Load {
  backend: Pick<EmbeddedBackend, 'url' | 'mailboxUrl' | 'keys'>;
  members: number;
  seconds: number;
}

export interface LoadReport {
  /** Answers that were no success, as `step status`, each once. */
  errors: string[];
  /** Rows that a member was shown and that are another's. */
  foreignRows: number;
  /** Writes that were answered with success and are not there. */
  lostWrites: number;
  /** What the machine alone held up in this process, which only waits; 99 of 100 times it was less. */
  machineHeldUpMs: number;
  steps: Record<string, { count: number; p50: number; p95: number; p99: number }>;
}

/** Members sign in, save and read, over and over, all at once; then every acknowledged write is looked up. */
export async function runLoad({ backend, members, seconds }: Load): Promise<LoadReport> {
  const people: Member[] = [];
  for (let index = 0; index < members; index += 1) people.push(await becomeMember(backend));
  const tally = new Tally();
  const end = Date.now() + seconds * 1000;
  const machine = monitorEventLoopDelay({ resolution: 10 });
  machine.enable();
  const written = await Promise.all(people.map((person) => live(backend, person, end, tally)));
  machine.disable();
  let lostWrites = 0;
  for (const [index, loglines] of written.entries())
    lostWrites += await countMissing(backend, people[index], loglines);
  return { ...tally.report(), lostWrites, machineHeldUpMs: machine.percentile(99) / 1e6 };
}

async function live(
  backend: Load['backend'],
  person: Member,
  end: number,
  tally: Tally,
): Promise<string[]> {
  const written: string[] = [];
  while (Date.now() < end) {
    const answer = await tally.time('sign in', () => signIn(backend, person.email));
    if (answer.status !== 200) continue;
    const session = readSession(answer);
    tally.checkOwner([{ user_id: session.id }], person.id);

    const logline = `Logline ${written.length} of ${person.email}`;
    const saved = await tally.time('save', () =>
      call(backend, 'POST', '/rest/v1/logline_summaries', {
        body: { user_id: person.id, logline, generated_summary: 'A synopsis.' },
        token: session.token,
      }),
    );
    if (saved.status === 201) written.push(logline);

    const path = '/rest/v1/logline_summaries?select=user_id,logline&order=created_at.desc&limit=20';
    const read = await tally.time('read', () =>
      call(backend, 'GET', path, { token: session.token }),
    );
    if (Array.isArray(read.body)) tally.checkOwner(read.body, person.id);
  }
  return written;
}

async function countMissing(
  backend: Load['backend'],
  person: Member | undefined,
  loglines: readonly string[],
): Promise<number> {
  const path = `/rest/v1/logline_summaries?select=logline&user_id=eq.${person?.id}`;
  const answer = await call<{ logline: string }[]>(backend, 'GET', path, {
    key: backend.keys.secretKey,
  });
  const stored = new Set(answer.body.map((row) => row.logline));
  return loglines.filter((logline) => !stored.has(logline)).length;
}

class Tally {
  private readonly errors = new Set<string>();
  private readonly times = new Map<string, number[]>();
  private foreignRows = 0;

  async time<Body>(step: string, work: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
    const start = performance.now();
    const answer = await work();
    const times = this.times.get(step) ?? [];
    this.times.set(step, [...times, performance.now() - start]);
    if (answer.status >= 300)
      this.errors.add(`${step} ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  checkOwner(rows: readonly { user_id: string }[], owner: string): void {
    this.foreignRows += rows.filter((row) => row.user_id !== owner).length;
  }

  report(): Omit<LoadReport, 'lostWrites' | 'machineHeldUpMs'> {
    const steps = Object.fromEntries(
      [...this.times].map(([step, times]) => {
        const sorted = times.toSorted((a, b) => a - b);
        const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
        return [step, { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }];
      }),
    );
    return { errors: [...this.errors], foreignRows: this.foreignRows, steps };
  }
}
