/** Blank script page in a typewriter. */
export function BlankPagePicture() {
  return (
    <svg viewBox="0 0 144 112" fill="none" aria-hidden="true">
      <path d="M36 6h72v60H36z" fill="#f4efe6" stroke="#82776a" />
      <path d="M60 20h24" stroke="#b9b0a2" strokeWidth="2" />
      <path d="M50 32h8" stroke="#f0a63a" strokeWidth="2.5" />
      <path d="M14 62h116v12H14z" fill="#332e28" stroke="#82776a" />
      <path d="M22 74h100l10 32H12z" fill="#1d1a17" stroke="#82776a" />
      <path
        d="M34 84h76M30 92h84M44 100h56"
        stroke="#82776a"
        strokeWidth="3"
        strokeDasharray="4 5"
      />
    </svg>
  );
}
