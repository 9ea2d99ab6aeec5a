/** Formats a time: “21 Nov 2026, 14:05”. */
export function formatDateTime(time: number): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Formats a day: “21 Nov 2026”. */
export function formatDate(time: number): string {
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' });
}

export function formatSlideCount(count: number): string {
  return count === 1 ? '1 slide' : `${count} slides`;
}
