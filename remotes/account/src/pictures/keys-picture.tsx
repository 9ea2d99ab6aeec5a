import { PictureLight } from './picture-light';

const hooks = [120, 190, 260, 330, 400, 470];

/** Key board at night with one empty hook. */
export function KeysPicture() {
  return (
    <svg viewBox="0 0 560 234" fill="none">
      <rect width="560" height="234" fill="#0b0a09" />
      <PictureLight id="board" x={330} y={96} radius={190} />
      <path d="M70 44h450v128H70z" fill="#1d1a17" stroke="#332e28" />
      {hooks.map((x) => (
        <g key={x} stroke="#82776a" strokeWidth="2">
          <path d={`M${x} 62v10a5 5 0 0 0 10 0`} />
          {x !== 330 && <Key x={x + 5} />}
        </g>
      ))}
      <path d="M312 128h46" stroke="#f0a63a" strokeWidth="2" strokeDasharray="3 5" />
      <path d="M0 200h560" stroke="#332e28" />
    </svg>
  );
}

function Key({ x }: { x: number }) {
  return (
    <g stroke="#b9b0a2" strokeWidth="3">
      <circle cx={x} cy={90} r={9} />
      <path d={`M${x} 99v46m0-6h9m-9-10h7`} />
    </g>
  );
}
