import styles from './icon.module.css';

/**
 * Outlines on a 24 × 24 grid, drawn with a stroke in the text's colour. The filled paths of
 * @mui/icons-material weigh twice as much on every page, and its package 174 MB.
 */
const PATHS = {
  arrowDown: 'M12 5v14m-6-6 6 6 6-6',
  arrowUp: 'M12 19V5m-6 6 6-6 6 6',
  chart: 'M5 20v-8m7 8V4m7 16v-5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.5V12l3 2',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  cross: 'm6 6 12 12M18 6 6 18',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  columns: 'M4 5h16v14H4zM9.5 5v14m5-14v14',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  expand: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  home: 'm4 11 8-7 8 7v9h-5.5v-6h-5v6H4z',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M19 5l-2 2M7 17l-2 2',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pencil: 'm4 20 1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  person:
    'M12 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  pin: 'M9 4h6l-.5 6 3 3.5h-11l3-3.5zM12 13.5V20',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 11a8 8 0 1 0-2.3 6M20 5v6h-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20',
  star: 'm12 3.5 2.6 5.6 6 .7-4.5 4.1 1.3 6-5.4-3.1-5.4 3.1 1.3-6L3.4 9.8l6-.7z',
  system: 'M3 5h18v12H3zM9 21h6m-3-4v4',
  warning: 'M12 4 2.5 20h19zM12 10v4.5m0 2.5v.5',
} as const;

/** These point along the line of text, so they are mirrored in right-to-left languages. */
const ALONG: ReadonlySet<string> = new Set(['chevronLeft', 'chevronRight']);

export type IconName = keyof typeof PATHS;

/** An icon beside a word, or in a button with a label of its own; hidden from screen readers. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      data-along={ALONG.has(name) || undefined}
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
