/** One tab at a time saves a deck into the account, because each save starts from what the last one has noted. */
export async function lockDeckSync<Result>(
  deckId: string,
  sync: () => Promise<Result>,
): Promise<Result> {
  const { locks }: Partial<Navigator> = navigator;
  return locks ? locks.request(`deck-account:${deckId}`, sync) : sync();
}
