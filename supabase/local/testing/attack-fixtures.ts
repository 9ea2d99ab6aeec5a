/** Credentials and target of the hostile requests. */
export interface AttackFixtures {
  publishableKey: string;
  token: string;
  /** Member whose rows must stay inaccessible and whose password is guessed. */
  victim: { id: string; email: string };
}

/** Selects one of the choices at random. */
export type PickRandom = <T>(choices: readonly T[]) => T;
