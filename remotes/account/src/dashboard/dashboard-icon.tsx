import type { ReactNode } from 'react';

const PATHS = {
  dashboard: 'M4 5h16v5H4zM4 14h7v5H4zM15 14h5v5h-5z',
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1.5-4 14.5-4 16 0',
  settings: 'M4 7h10M18 7h2M4 12h2M10 12h10M4 17h8M16 17h4M14 5v4M6 10v4M12 15v4',
  logout: 'M14 5V4H5v16h9v-1M10 12h10m-4-4 4 4-4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  collapse: 'M4 5h16v14H4zM10 5v14M16 10l-2 2 2 2',
  expand: 'M4 5h16v14H4zM10 5v14M14 10l2 2-2 2',
} as const;

/** Decorative line icon of 24 units; the adjacent text or the label of the control names it. */
export function DashboardIcon({ name }: { name: keyof typeof PATHS }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
