/** When each line of the film is read, in seconds; the lines are texts of `landings:clip`. */
export const clipLines = [
  { line: 'one', from: 0.4, to: 2.8 },
  { line: 'two', from: 3, to: 5.4 },
  { line: 'three', from: 5.6, to: 7.8 },
  { line: 'four', from: 8.4, to: 11.6 },
] as const;

/** Lines with their times as WebVTT. */
export function captions(lines: readonly { from: number; to: number; text: string }[]): string {
  const cues = lines.map(
    ({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text.replaceAll('-->', '→')}`,
  );
  return ['WEBVTT', ...cues, ''].join('\n\n');
}

/** Shorter than an hour: minutes, seconds, thousandths. */
function time(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0'));
  return `${parts.join(':')}.${String(Math.round((seconds - whole) * 1000)).padStart(3, '0')}`;
}
