/** Fetches once more what did not come; true when it is here and drawn. */
export type AskAgain = () => Promise<boolean>;

const EVERY_MS = 15_000;

const lost = new Set<AskAgain>();
let timer: ReturnType<typeof setInterval> | undefined;

/** What is lost is asked for when the browser is back on line, and every now and then. */
export function noteLost(ask: AskAgain): void {
  lost.add(ask);
  if (timer !== undefined) return;
  timer = setInterval(askAgain, EVERY_MS);
  window.addEventListener('online', askAgain);
}

export function noteFound(ask: AskAgain): void {
  if (!lost.delete(ask) || lost.size > 0) return;
  clearInterval(timer);
  timer = undefined;
  window.removeEventListener('online', askAgain);
}

function askAgain(): void {
  void askForLost();
}

/** True when nothing is lost any more. */
export async function askForLost(): Promise<boolean> {
  const answers = await Promise.all([...lost].map((ask) => ask()));
  return answers.every(Boolean);
}
