/** Where a turn is asked for; the order is the arrival of its request. */
export interface Asker {
  lane: 'auth' | 'rest';
  order: number;
}

interface Waiting extends Asker {
  begin(): void;
}

/**
 * Gives out turns at one thing, one at a time. The lanes take turns with each other, so that three hundred
 * sign-ins of many steps do not hold up a read; in a lane whoever arrived first is first with every step, so
 * that newcomers of one step do not hold up a call of many. Resolves to the function that ends the turn.
 */
export function createTurns(): (asker: Asker) => Promise<() => void> {
  const waiting: Waiting[] = [];
  let isTaken = false;
  let lastLane: Asker['lane'] = 'auth';

  function next(): Waiting | undefined {
    const inOrder = waiting.toSorted((a, b) => a.order - b.order);
    return inOrder.find(({ lane }) => lane !== lastLane) ?? inOrder[0];
  }

  function endTurn(): void {
    const chosen = next();
    if (chosen === undefined) {
      isTaken = false;
      return;
    }
    waiting.splice(waiting.indexOf(chosen), 1);
    lastLane = chosen.lane;
    chosen.begin();
  }

  return async (asker) => {
    if (isTaken) await new Promise<void>((begin) => waiting.push({ ...asker, begin }));
    else lastLane = asker.lane;
    isTaken = true;
    return endTurn;
  };
}
