/** Stroke paths on a 20 × 20 grid. */
const PATHS = {
  back: 'M12.5 4.5 7 10l5.5 5.5',
  text: 'M4 5.5V4h12v1.5M10 4v12M7.5 16h5',
  rectangle: 'M3.5 5h13v10h-13z',
  circle: 'M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  polygon: 'M6.5 4h7l3.5 6-3.5 6h-7L3 10z',
  star: 'M10 3l2.1 4.6 5 .6-3.7 3.4 1 5-4.4-2.5-4.4 2.5 1-5L2.9 8.2l5-.6z',
  callout: 'M3 4h14v9H9l-4 4v-4H3z',
  path: 'M10 3.5 12 8l4.5 2-4.5 2-2 4.5L8 12l-4.5-2L8 8z',
  'qr-code': 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2M16.5 11.5v5h-5v-1.5',
  line: 'M4 16 16 4',
  arrow: 'M4 16 16 4M9 4h7v7',
  connect: 'M3 4h5v4H3zM12 12h5v4h-5zM5.5 8v6h6M9.5 12l2 2-2 2',
  image: 'M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M13 7.5h.01',
  table: 'M3 4.5h14v11H3zM3 8.5h14M8 8.5v7M3 12h14',
  chart: 'M3.5 3.5v13h13M7 13.5v-4M10.5 13.5v-8M14 13.5v-6',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H8',
  redo: 'M13 4l3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 0 0 0 9H12',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h5M6 16h5M12 4 8 16',
  underline: 'M6 3.5v6a4 4 0 0 0 8 0v-6M5 16.5h10',
  left: 'M3 5h14M3 8.5h8M3 12h14M3 15.5h8',
  center: 'M3 5h14M6 8.5h8M3 12h14M6 15.5h8',
  right: 'M3 5h14M9 8.5h8M3 12h14M9 15.5h8',
  ltr: 'M9 3.5v9.5M12.5 3.5v9.5M14.5 3.5H8.2a2.7 2.7 0 0 0 0 5.4H9M4 16.5h12M14 14.5l2 2-2 2',
  rtl: 'M9 3.5v9.5M12.5 3.5v9.5M14.5 3.5H8.2a2.7 2.7 0 0 0 0 5.4H9M4 16.5h12M6 14.5l-2 2 2 2',
  bullets: 'M8 5.5h9M8 10h9M8 14.5h9M4 5.5h.01M4 10h.01M4 14.5h.01',
  numbers:
    'M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3 4.5l1.2-.8v3.6M3 12.6c.4-.9 2.2-.8 2 .4-.1.7-1.4 1.4-2 2.3h2.2',
  link: 'M8.5 11.5l3-3M9 6l1.5-1.5a3.2 3.2 0 0 1 4.6 4.6L13.5 10.6M11 14l-1.5 1.5a3.2 3.2 0 0 1-4.6-4.6L6.5 9.4',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  play: 'M6 4l10 6-10 6z',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  down: 'M5.5 8 10 12.5 14.5 8',
  fit: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  export: 'M10 3v9M6.5 6.5 10 3l3.5 3.5M4 11v5.5h12V11',
  film: 'M3 4h14v12H3zM6.5 4v12M13.5 4v12M3 8h3.5M3 12h3.5M13.5 8H17M13.5 12H17',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  hidden: 'M3 10s2.5-4.5 7-4.5 7 4.5 7 4.5-2.5 4.5-7 4.5S3 10 3 10zM4 16 16 4',
  grid: 'M3.5 3.5h5.5v5.5H3.5zM11 3.5h5.5v5.5H11zM3.5 11h5.5v5.5H3.5zM11 11h5.5v5.5H11z',
  search: 'M9 4a5 5 0 1 1 0 10A5 5 0 0 1 9 4zM12.7 12.7 16.5 16.5',
  fill: 'M4 11 10 4l6 7-6 6zM4 11h12',
  close: 'M5 5l10 10M15 5 5 15',
} as const;

/** Name of an icon here, or a stroke path of its own. */
export type IconName = keyof typeof PATHS | `M${string}`;

const paths: Record<string, string> = PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={paths[name] ?? name}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 2.5 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
