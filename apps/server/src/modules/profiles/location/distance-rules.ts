/** Degrees north and east. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A blurred place of a profile, in hundredths of a degree. */
export interface StoredPlace {
  latitude: number;
  longitude: number;
}

/**
 * How far a blurred place is from the centre of the city, in kilometres: between the two. The nearer end is more than the 5 km
 * that is the least allowed, by what storing hundredths of a degree adds; the further end keeps all members of a city within
 * the smallest radius of its centre, so that a search nearby finds one's neighbours.
 */
export const blurKm = { least: 6.5, most: 9.2 } as const;

export const kmPerDegree = 111.32;

/** The distances that are shown, in kilometres: at most so far. Those of the search's radii are among them. */
const steps = [10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000] as const;
const farStep = 500;

/**
 * Kilometres between a position and a stored place, along a flat map that is true at the position: the same as the search's
 * statement reckons (`nearCondition`), and within a few percent of the sphere as far as a search reaches.
 */
export function kmFrom(from: Position, to: StoredPlace): number {
  const north = to.latitude / 100 - from.latitude;
  const east = (to.longitude / 100 - from.longitude) * Math.cos(radians(from.latitude));
  return Math.hypot(north, east) * kmPerDegree;
}

/** The shown distance: the step that it lies within. */
export function toldKm(km: number): number {
  return steps.find((step) => km <= step) ?? Math.ceil(km / farStep) * farStep;
}

/** The shown distance of a member; null where one of the two places is unknown. */
export function distanceTo(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  from: Position | null,
): number | null {
  if (from === null || latitude === null || longitude === null) return null;
  return toldKm(kmFrom(from, { latitude, longitude }));
}

/**
 * Where a city's centre is moved to, as a profile holds it.
 *
 * @param far 0 to 1, even over the area of the ring of `blurKm` @param turn 0 to 1, from north over east
 */
export function blurred({ latitude, longitude }: Position, far: number, turn: number): StoredPlace {
  const { least, most } = blurKm;
  const degrees = Math.sqrt(least ** 2 + far * (most ** 2 - least ** 2)) / kmPerDegree;
  const angle = 2 * Math.PI * turn;
  const east = longitude + (degrees * Math.sin(angle)) / Math.cos(radians(latitude));
  const wrapped = ((((east + 180) % 360) + 360) % 360) - 180;
  return {
    latitude: Math.round((latitude + degrees * Math.cos(angle)) * 100),
    longitude: Math.round(wrapped * 100),
  };
}

/** Cells of a tenth of a degree, numbered from west to east, row upon row. */
const cellsOfRow = 3600;

/** The cell that a stored place is in. */
export function cellOf({ latitude, longitude }: StoredPlace): number {
  return rowOf(latitude) * cellsOfRow + columnOf(longitude);
}

/**
 * The cells that a ring around a position lies in, as ranges of their numbers, both ends included, from south to north.
 *
 * @param beyondKm the ring's inner end; absent: the middle is included
 */
export function cellsAround(
  { latitude, longitude }: Position,
  km: number,
  beyondKm = -1,
): [from: number, to: number][] {
  const north = km / kmPerDegree;
  const east = north / Math.cos(radians(latitude));
  const rows = [rowOf((latitude - north) * 100), rowOf((latitude + north) * 100)] as const;
  const columns = [columnOf((longitude - east) * 100), columnOf((longitude + east) * 100)] as const;
  const ranges: [from: number, to: number][] = [];
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) {
      const [nearest, furthest] = reachOf({ latitude, longitude }, row, column);
      if (nearest > km || furthest <= beyondKm) continue;
      const cell = row * cellsOfRow + column;
      const last = ranges.at(-1);
      if (last?.[1] === cell - 1) last[1] = cell;
      else ranges.push([cell, cell]);
    }
  return ranges;
}

/** How near and how far stored places of a cell are from a position, as `kmFrom` reckons. */
function reachOf(from: Position, row: number, column: number): [nearest: number, furthest: number] {
  const [south, west] = [row * 10 - 9000, column * 10 - 18_000];
  const [y, x] = [from.latitude * 100, from.longitude * 100];
  const nearest = { latitude: clamp(y, south, south + 9), longitude: clamp(x, west, west + 9) };
  const furthest = {
    latitude: y - south > south + 9 - y ? south : south + 9,
    longitude: x - west > west + 9 - x ? west : west + 9,
  };
  return [kmFrom(from, nearest), kmFrom(from, furthest)];
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function rowOf(latitude: number): number {
  return Math.floor((Math.min(8999, Math.max(-9000, latitude)) + 9000) / 10);
}

function columnOf(longitude: number): number {
  return Math.floor((Math.min(17_999, Math.max(-18_000, longitude)) + 18_000) / 10);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
