/** The site's sign, a clapperboard: two sticks above a slate. Decoration beside the brand's name. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect
        x="3"
        y="13"
        width="26"
        height="16"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M3 12 28 5l1 4-25 7z" fill="var(--primary)" />
      <path
        d="m9 10.4 3.4 3.2M16 8.4l3.4 3.2M23 6.5l3.2 3.1"
        stroke="var(--on-primary)"
        strokeWidth="2"
      />
    </svg>
  );
}
