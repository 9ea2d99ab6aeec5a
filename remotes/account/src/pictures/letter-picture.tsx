import { PictureLight } from './picture-light';

/** Sealed letter on a desk under a lamp. */
export function LetterPicture() {
  return (
    <svg viewBox="0 0 560 234" fill="none">
      <rect width="560" height="234" fill="#0b0a09" />
      <PictureLight id="lamp" x={300} y={70} radius={170} />
      <path d="M0 190h560v44H0z" fill="#141210" />
      <path d="M250 40h100l24 34H226z" fill="#f0a63a" />
      <path d="M300 40V10" stroke="#82776a" strokeWidth="3" />
      <path d="M226 74l-90 116h328L374 74z" fill="#f0a63a" opacity=".12" />
      <path d="M216 126h168v84H216z" fill="#f4efe6" />
      <path d="M216 126l84 50 84-50" stroke="#82776a" strokeWidth="1.5" />
      <circle cx="300" cy="176" r="11" fill="#b3541e" />
      <path d="M294 176h12" stroke="#f4efe6" strokeWidth="1.5" />
    </svg>
  );
}
