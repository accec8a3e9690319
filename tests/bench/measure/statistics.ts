/** The middle of a list; of an even one the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** A small generator with a fixed seed, so that the interval of the same rounds is the same. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** 95 % interval of the median by bootstrap. */
export function medianInterval(values: readonly number[], samples = 2000): [low: number, high: number] {
  const random = randomNumbers(20_260_302);
  const medians = Array.from({ length: samples }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN)),
  ).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * (samples - 1))] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}

/** The least value that so many percent of a list do not exceed; 100 is the largest. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
