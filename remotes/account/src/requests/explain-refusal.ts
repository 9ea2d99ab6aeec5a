import { messages } from '../messages';
import { requestErrorMessage, type RequestError } from './call-supabase';

interface Refusals {
  /** Sentences by the server's code. */
  codes?: Record<string, string>;
  /** Kinds of errors that have the sentence of all requests. Any other error has `refused`. */
  general?: readonly RequestError['kind'][];
  unreachable?: string;
  refused: string;
  /** A refusal of the server is written for people. */
  showsServerMessage?: true;
}

const WRONG_CODE = {
  mfa_verification_failed: 'That code is incorrect. Enter the newest code from your app.',
};
const WRONG_PASSWORD = { invalid_credentials: 'The current password is incorrect.', ...WRONG_CODE };
const passwordRefusals = (refused: string) => ({
  weak_password: messages.weakPassword,
  same_password: `${refused} The new password must differ from the old one.`,
});
const FIRST_PASSWORD = 'The password couldn’t be set. Please try again.';

/** Sentences of each request for people. Those of a sign-in are the same for an unknown address and a wrong password. */
const refusals = {
  signIn: {
    codes: { invalid_credentials: 'Incorrect email or password.' },
    refused: 'We couldn’t sign you in. What you typed is still here. Please try again in a moment.',
  },
  signUp: {
    codes: { weak_password: messages.weakPassword },
    refused: 'We couldn’t create the account. Please check the email address and try again.',
  },
  resetLink: {
    general: ['limited'],
    refused: messages.resetLinkFailed,
    showsServerMessage: true,
  },
  resetPassword: {
    codes: passwordRefusals(messages.resetFailed),
    general: [],
    refused: messages.resetFailed,
  },
  firstPassword: { codes: passwordRefusals(FIRST_PASSWORD), refused: FIRST_PASSWORD },
  currentPassword: { codes: WRONG_PASSWORD, refused: messages.settingsFailed },
  changePassword: {
    codes: { ...WRONG_PASSWORD, ...passwordRefusals(messages.settingsFailed) },
    refused: messages.settingsFailed,
  },
  authenticator: {
    codes: WRONG_CODE,
    refused: 'The code couldn’t be checked. Please try again.',
  },
  changeEmail: { refused: 'That address couldn’t be used. Your address hasn’t changed.' },
  updateName: {
    // Postgres' code for a violated check, here the length limit.
    codes: { 23514: `${messages.settingsFailed} ${messages.nameTooLong}.` },
    general: [],
    refused: messages.settingsFailed,
  },
  deleteAccount: {
    unreachable:
      'We didn’t hear whether your account was deleted. Check your connection and try again. A second try does no harm.',
    refused: 'Your account couldn’t be deleted. Nothing was changed. Please try again.',
    showsServerMessage: true,
  },
  generateSynopsis: {
    codes: { unauthorized: messages.loginToGenerate },
    general: ['limited'],
    refused: messages.synopsisFailed,
  },
  saveSynopsis: { general: ['limited'], refused: messages.saveFailed },
} satisfies Record<string, Refusals>;

/** Sentence for an error of this request. */
export function explainRefusal(request: keyof typeof refusals, error: RequestError): string {
  const { codes, general, unreachable, refused, showsServerMessage }: Refusals = refusals[request];
  const { kind, code, serverMessage } = error;
  const known = codes?.[code] ?? (kind === 'unreachable' ? unreachable : undefined);
  if (known !== undefined) return known;
  if (showsServerMessage && kind === 'refused' && isForPeople(serverMessage)) return serverMessage;
  return general && !general.includes(kind) ? refused : requestErrorMessage(error, refused);
}

/** False for the remains of an unparsable response, such as an error page of a proxy. */
function isForPeople(text: string): boolean {
  return text !== '' && !/[<>{}]|JSON/.test(text);
}
