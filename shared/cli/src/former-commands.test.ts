/** @jest-environment node */
import { resolveCommand } from './former-commands';

test.each([
  ['publish marketing', 'preview marketing'],
  ['canary', 'release --canaries'],
  ['canary --health log.jsonl', 'release --canaries --health log.jsonl'],
  ['promote marketing --unseen', 'release marketing --unseen --canary'],
  ['sign key', 'keys create'],
  ['sign settings', 'stage settings'],
  ['sign rotate marketing', 'keys add marketing'],
  ['sign rotate settings', 'keys rotate'],
  ['sign revoke marketing abc=', 'keys revoke marketing abc='],
])('%s does what %s does, and says so', (former, today) => {
  const { words, notice } = resolveCommand(former.split(' '));
  expect(words).toEqual(today.split(' '));
  expect(notice).toContain(`npm run ${today.replace(' ', ' -- ')} now`);
});

test.each(['sign marketing', 'sign marketing 3f9a1c27d0', 'release marketing', 'keys'])(
  '%s is a command of today',
  (command) => expect(resolveCommand(command.split(' '))).toEqual({ words: command.split(' ') }),
);
