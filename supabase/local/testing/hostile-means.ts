/** What hostile requests are made with. */
export interface Belongings {
  publishableKey: string;
  token: string;
  /** Somebody whose rows must not be seen and whose password is guessed. */
  victim: { id: string; email: string };
}

export type Pick = <T>(choices: readonly T[]) => T;
