/** Formats a time: “21 Nov 2026, 14:05”. */
export function formatDateTime(time: number): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

export function formatSlideCount(count: number): string {
  return count === 1 ? '1 slide' : `${count} slides`;
}

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * BYTES_PER_KB;

/** Formats a file size: “51 KB”, “3.2 MB”. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / BYTES_PER_MB;
  return megabytes < 1 ? `${Math.ceil(bytes / BYTES_PER_KB)} KB` : `${megabytes.toFixed(1)} MB`;
}
