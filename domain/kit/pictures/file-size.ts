const KILOBYTE = 1024;

/** Formats a file size: `83KB`, `1.2MB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes}KB` : `${(kilobytes / KILOBYTE).toFixed(1)}MB`;
}
