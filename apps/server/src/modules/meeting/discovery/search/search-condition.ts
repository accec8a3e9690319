import { cellsAround, isInLists, isOnline, nearCondition } from '../../../profiles/profiles.api.js';
import type { SearchMatch, SearchSelection } from './search-selection.js';

/** A condition on a row `p` of `profile`, with the values of its parameters. */
export interface Condition {
  sql: string;
  parameters: Record<string, unknown>;
}

/** Of cells of smaller circles each is named, so that the index leads on by gender and age within it. */
const widestNamed = 60;

/**
 * What a search matches.
 *
 * @param byCells whether the index by cells is read: its ranges are named
 * @param shown the condition of all lists
 */
export function matchCondition(
  search: SearchMatch,
  byCells = false,
  shown = isInLists(search.viewerId ?? null),
): Condition {
  const { viewerId, butNot } = search;
  const selected = selectionCondition(search, '');
  const left = butNot && selectionCondition(butNot, 'but');
  const cells = byCells ? cellCondition(search) : undefined;
  return {
    sql: [
      'p.tenant_id = :tenant',
      ...(cells ? [cells.sql] : []),
      ...selected.parts,
      shown,
      // A value that is absent makes its comparison NULL: such a profile is not in the narrower selection.
      ...(left ? [`(${left.parts.join(' AND ')}) IS NOT TRUE`] : []),
    ].join(' AND '),
    parameters: { ...selected.parameters, ...left?.parameters, ...cells?.parameters, viewerId },
  };
}

function selectionCondition(selection: SearchSelection, prefix: string) {
  const parts: string[] = [];
  const parameters: Record<string, unknown> = {};
  const add = (value: unknown, name: string, sql: (parameter: string) => string): void => {
    if (value === undefined) return;
    parameters[prefix + name] = value;
    parts.push(sql(`:${prefix}${name}`));
  };
  const { birthDates, near } = selection;
  add(selection.gender, 'gender', (gender) => `p.gender = ${gender}`);
  add(selection.country, 'country', (country) => `p.country = ${country}`);
  add(selection.region, 'region', (region) => `p.region = ${region}`);
  add(birthDates?.notAfter, 'notAfter', (day) => `p.date_of_birth <= ${day}`);
  add(birthDates?.after, 'bornAfter', (day) => `p.date_of_birth > ${day}`);
  add(selection.interests, 'interests', (bits) => `(p.interest_bits & CAST(${bits} AS UNSIGNED)) <> 0`);
  // Each value that it may have, so that the index is read from the time on.
  const pictured = selection.pictured ? 'p.pictured = 1' : 'p.pictured IN (0, 1)';
  add(selection.onlineSince, 'onlineSince', (time) => `${pictured} AND ${isOnline(time)}`);
  add(
    selection.joinedAfter,
    'joinedAfter',
    (time) => `${pictured} AND p.created_at > ${time} AND p.fictional = 0`,
  );
  if (selection.pictured && !selection.joinedAfter && !selection.onlineSince) parts.push('p.pictured = 1');
  if (selection.verified)
    parts.push('p.pictured = 1 AND p.verified_photo_id IS NOT NULL AND p.fictional = 0');
  if (selection.prompted) parts.push('p.prompted = 1');
  if (near) {
    const condition = nearCondition(near, prefix);
    parts.push(condition.sql);
    Object.assign(parameters, condition.parameters);
  }
  return { parts, parameters };
}

/** The cells that the circle lies in; of wider ones as ranges, since there are many. */
function cellCondition({ near, gender }: SearchSelection): Condition | undefined {
  if (near?.withinKm === undefined) return undefined;
  const ranges = cellsAround(near.centre, near.withinKm, near.beyondKm);
  if (ranges.length === 0) return { sql: 'FALSE', parameters: {} };
  if (gender && near.withinKm <= widestNamed) {
    const cells = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
    return { sql: 'p.cell IN (:cells)', parameters: { cells } };
  }
  const parameters: Record<string, number> = {};
  const parts = ranges.map(([from, to], index) => {
    parameters[`cellFrom${index}`] = from;
    parameters[`cellTo${index}`] = to;
    return `p.cell BETWEEN :cellFrom${index} AND :cellTo${index}`;
  });
  return { sql: `(${parts.join(' OR ')})`, parameters };
}
