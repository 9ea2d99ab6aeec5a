import { Drawing, Light, Label, times } from './drawing';

const rows = 6;
const seatsPerRow = 17;
const candidates = [
  { row: 2, seat: 6, letter: 'A' },
  { row: 3, seat: 10, letter: 'B' },
  { row: 4, seat: 14, letter: 'C' },
];

/** A programme as a seating plan: the rows where everyone sits, and the empty place. */
export function Positioning({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      <Light
        id="positioning-spot"
        kind="tungsten"
        x={at(4, 14)[0]}
        y={at(4, 14)[1]}
        r={110}
        strength={0.85}
      />
      <path d="M90 34q190-16 380 0" fill="none" stroke="var(--text)" strokeWidth={3} />
      <Label x={280} y={52} anchor="middle" mono tone="dim">
        screen
      </Label>
      {times(rows * seatsPerRow, (index) => {
        const row = Math.floor(index / seatsPerRow);
        const seat = index % seatsPerRow;
        const [x, y] = at(row, seat);
        const isTaken =
          Math.hypot(row - 2.4, (seat - 7.4) / 2.1) + ((seat * 7 + row * 5) % 4) / 3 < 2.7;
        return (
          <path
            key={index}
            d={`M${x - 9} ${y + 7}v-9q0-5 5-5h8q5 0 5 5v9z`}
            fill={isTaken ? 'var(--daylight)' : 'none'}
            stroke={isTaken ? 'none' : '#6b6156'}
          />
        );
      })}
      {candidates.map(({ row, seat, letter }) => {
        const [x, y] = at(row, seat);
        return (
          <g key={letter}>
            <circle cx={x} cy={y} r={12} fill="#ffd28a" />
            <Label x={x} y={y + 5} anchor="middle" size={15} tone="onLight">
              {letter}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}

/** Position of a seat; rows curve around the screen. */
function at(row: number, seat: number): [x: number, y: number] {
  const offset = seat - (seatsPerRow - 1) / 2;
  return [280 + offset * (26 + row * 0.9), 80 + row * 25 - offset * offset * 0.18];
}
