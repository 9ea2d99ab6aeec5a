/** @jest-environment node */
import { runProgramOnDatabase } from './testing/run-on-database';

let answers: { pairs: object; posts: object[] };
beforeAll(async () => {
  answers = await runProgramOnDatabase('read-in-process');
});

test('Fifty pairs of requests in one tick: a visitor never sees what the service sees', () => {
  expect(answers.pairs).toEqual({ visitorRefused: 50, serviceAnswered: 50 });
});

test('A table named users keeps its own columns, although there is auth.users', () => {
  expect(answers.posts).toEqual([{ title: 'First', users: { id: 1, nickname: 'Asha' } }]);
});
