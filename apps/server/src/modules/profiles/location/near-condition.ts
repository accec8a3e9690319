import { kmPerDegree, type Position } from './distance-rules.js';

/** What lies between two radii around a position: beyond the first, and within the second. */
export interface Ring {
  centre: Position;
  beyondKm?: number;
  /** Absent: without an end, and members without a place too. */
  withinKm?: number;
}

/**
 * A condition on a row `p` of `profile`: it lies in the ring, by the same reckoning as `kmFrom`.
 *
 * @param prefix before the names of its parameters
 */
export function nearCondition(
  { centre, beyondKm, withinKm }: Ring,
  prefix: string,
): { sql: string; parameters: Record<string, number> } {
  const square = (km: number) => ((km * 100) / kmPerDegree) ** 2;
  // As floating point, since a number with a point in it is a decimal there, with which it reckons much slower.
  const double = (name: string) => `CAST(:${prefix}${name} AS DOUBLE)`;
  const [north, east, shrink] = [double('north'), double('east'), double('shrink')];
  const reach =
    `(p.latitude - ${north}) * (p.latitude - ${north}) + ` +
    `(p.longitude - ${east}) * (p.longitude - ${east}) * ${shrink}`;
  const parts = [
    ...(withinKm === undefined ? [] : [`${reach} <= ${double('within')}`]),
    ...(beyondKm === undefined
      ? []
      : withinKm === undefined
        ? [`(p.latitude IS NULL OR ${reach} > ${double('beyond')})`]
        : [`${reach} > ${double('beyond')}`]),
  ];
  return {
    sql: parts.join(' AND ') || 'TRUE',
    parameters: {
      [`${prefix}north`]: centre.latitude * 100,
      [`${prefix}east`]: centre.longitude * 100,
      [`${prefix}shrink`]: Math.cos((centre.latitude * Math.PI) / 180) ** 2,
      ...(withinKm === undefined ? {} : { [`${prefix}within`]: square(withinKm) }),
      ...(beyondKm === undefined ? {} : { [`${prefix}beyond`]: square(beyondKm) }),
    },
  };
}
