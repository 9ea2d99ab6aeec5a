import {
  createHostileSequences,
  runHostileSequences,
} from '../support/hostile/create-hostile-sequences';
import { createOrdinaryVisitor } from '../support/hostile/ordinary-visitor';
import { expect, test } from '../support/test';

const seed = Number(process.env['HOSTILE_SEED'] ?? 20261124);

test(
  'Of sixty hostile sequences none succeeds, each is refused with a sentence, and visitors are served meanwhile',
  { tag: '@slow' },
  async () => {
    test.setTimeout(600_000);
    const visitor = await createOrdinaryVisitor();
    const sequences = createHostileSequences(seed);
    expect(sequences).toHaveLength(60);
    let isOver = false;
    const attack = runHostileSequences(sequences, 3).finally(() => (isOver = true));
    const { refusals } = await visitor.visitUntil(() => isOver);
    const results = await attack;
    await test.info().attach('outcomes', { body: JSON.stringify(results, null, 2) });
    const failures = results.filter(
      ({ status, sentence, succeeded }) =>
        succeeded || status < 400 || status >= 500 || sentence === '',
    );
    expect(failures).toEqual([]);
    expect(refusals).toEqual([]);
    expect((await visitor.bookDemo()).status).toBe(201);
  },
);
