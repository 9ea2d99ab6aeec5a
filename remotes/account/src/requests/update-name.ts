import { messages } from '../messages';
import { callSupabase, type Result, type RequestError } from './call-supabase';

export type UpdateNameInput = { userId: string; fullName: string };

/** Sets `full_name` in the profile of the member. */
export function updateName({ userId, fullName }: UpdateNameInput): Promise<Result> {
  return callSupabase((client) =>
    client.from('profiles').update({ full_name: fullName.trim() }).eq('id', userId),
  );
}

/** 23514 is Postgres' code for a violated check, here the length limit. */
export function explainUpdateNameError({ code }: RequestError): string {
  if (code !== '23514') return messages.settingsFailed;
  return `${messages.settingsFailed} ${messages.nameTooLong}.`;
}
