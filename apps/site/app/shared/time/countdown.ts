/** Milliseconds until an instant of the server's clock; 0 once it has passed. */
export function remainingMs(until: string, now: number): number {
  return Math.max(0, Date.parse(until) - now);
}

/** Two-digit hours, minutes and seconds (specification §4); the last second counts until it is over. */
export function formatCountdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
