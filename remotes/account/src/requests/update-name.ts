import { messages } from '../messages';
import { ask, type Outcome, type Problem } from './outcome';

export type UpdateNameInput = { userId: string; fullName: string };

/** Sets `full_name` in the profile of the member. */
export function updateName({ userId, fullName }: UpdateNameInput): Promise<Outcome> {
  return ask((client) =>
    client.from('profiles').update({ full_name: fullName.trim() }).eq('id', userId),
  );
}

/** 23514 is Postgres' code for a violated check, here the length limit. */
export function explainName({ code }: Problem): string {
  if (code !== '23514') return messages.settingsFailed;
  return `${messages.settingsFailed} ${messages.nameTooLong}.`;
}
