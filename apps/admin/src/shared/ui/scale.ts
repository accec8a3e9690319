/** Where an axis of values begins and ends. */
export interface Scale {
  top: number;
  /** Absent where half of the top is no value that occurs, as half a signup. */
  middle: number | undefined;
  /** Zero, or below. */
  bottom: number;
}

/** Minutes that read well. */
const times = [10, 20, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 7200, 10_080, 20_160, 43_200];

/** A scale of numbers that read well, from the lowest to the highest value. */
export function scaleOf(
  values: readonly (number | null)[],
  { least, isTime = false }: { least: number; isTime?: boolean },
): Scale {
  const known = values.flatMap((value) => value ?? []);
  const most = Math.max(...known, least);
  const lowest = Math.min(...known, 0);
  const top = (isTime ? times.find((time) => time >= most) : undefined) ?? roundUp(most);
  const half = top / 2;
  return {
    ...{ top, middle: Number.isInteger(half) ? half : undefined },
    bottom: lowest === 0 ? 0 : -roundUp(-lowest),
  };
}

/** The next of 1, 2, 4, 5, 6, 8 and 10, times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [1, 2, 4, 5, 6, 8, 10].find((each) => each * power >= value) ?? 10;
  return digit * power;
}
