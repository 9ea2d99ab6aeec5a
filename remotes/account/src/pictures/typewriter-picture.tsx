import { PictureLight } from './picture-light';

/** First page in a typewriter, one line on it, by lamp light. */
export function TypewriterPicture() {
  return (
    <svg viewBox="0 0 560 234" fill="none">
      <rect width="560" height="234" fill="#0b0a09" />
      <PictureLight id="page" x={280} y={70} radius={180} />
      <PictureLight id="window" x={60} y={40} radius={120} tone="daylight" />
      <path d="M190 18h180v130H190z" fill="#f4efe6" />
      <path d="M214 46h70" stroke="#82776a" strokeWidth="4" />
      <path d="M214 66h132M214 80h110" stroke="#b9b0a2" strokeWidth="3" />
      <path d="M330 74v12" stroke="#b3541e" strokeWidth="3" />
      <path d="M140 144h280v18H140z" fill="#332e28" stroke="#82776a" />
      <path d="M128 149h12v8h-12zM420 149h12v8h-12z" fill="#f0a63a" />
      <path d="M158 162h244l28 72H130z" fill="#1d1a17" stroke="#82776a" />
      <path
        d="M182 180h196M176 196h208M170 212h220"
        stroke="#82776a"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="1 15"
      />
    </svg>
  );
}
