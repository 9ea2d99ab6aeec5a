/** @jest-environment node */
import { describeBuildFailure } from './build-app';

const contractError =
  'error   ContractError: The routes of the remote "account" cannot be used. 1.path: the address /404 belongs to the shell; choose another one.';

test.each([
  [
    `Rsbuild v2\n\n\u001b[31merror\u001b[39m   Failed to build.\n${contractError}\n    at readAs (contract-error.ts:23:9)\n`,
    'The routes of the remote "account" cannot be used. 1.path: the address /404 belongs to the shell; choose another one.',
  ],
  ['error   Cannot find module "./page".\n', 'error   Cannot find module "./page".\n'],
])('A failed build that prints %j', (output, explanation) => {
  expect(describeBuildFailure('account', output)).toBe(
    `The build of account failed; what is live stays as it is.\n${explanation}`,
  );
});
