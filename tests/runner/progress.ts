import type { Step } from './steps';

const BAR_WIDTH = 24;

/** Prints the steps of a run with a bar and an estimate of the time that is left. */
export function createProgress(
  steps: readonly Step[],
  { now = () => performance.now(), print = console.log } = {},
) {
  const totalSeconds = sum(steps.map(({ seconds }) => seconds));
  const runStart = now();
  const starts = new Map<Step, number>();
  const lines: string[] = [];
  let doneSeconds = 0;

  return {
    begin(step: Step): void {
      starts.set(step, now());
      const filled = Math.round((BAR_WIDTH * doneSeconds) / totalSeconds);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
      print(`\n${bar} ${step.name} · ${describeMinutes(secondsLeft())} left`);
    },
    end(step: Step, summary: string): void {
      doneSeconds += step.seconds;
      const seconds = (now() - (starts.get(step) ?? runStart)) / 1000;
      const line = `${seconds.toFixed(1).padStart(7)} s  ${step.name}: ${summary}`;
      lines.push(line);
      print(line);
    },
    /** A line for each step that has ended, and one for the whole run. */
    describeSteps(): string {
      const seconds = (now() - runStart) / 1000;
      return [...lines, `${seconds.toFixed(1).padStart(7)} s  in all`].join('\n');
    },
  };

  /** Estimates the rest at the pace of this machine, as far as it is known. */
  function secondsLeft(): number {
    const elapsedSeconds = (now() - runStart) / 1000;
    const pace = doneSeconds > 0 ? elapsedSeconds / doneSeconds : 1;
    return (totalSeconds - doneSeconds) * pace;
  }
}

function describeMinutes(seconds: number): string {
  return seconds < 90 ? 'about a minute' : `about ${Math.round(seconds / 60)} minutes`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
