import { cellsAround, isInLists, isPresenceShown, nearCondition } from '../profiles/profiles.api.js';
import type { SearchMatch, SearchSelection } from './search-selection.js';

/** A condition on a row `p` of `profile`, with the values of its parameters. */
export interface Condition {
  sql: string;
  parameters: Record<string, unknown>;
}

/** Cells of wider circles are most of a country's: more ranges than an index saves rows. */
export const widestByCells = 100;

/** What a search matches. @param byCells whether the index by cells is read: its ranges are named */
export function matchCondition(search: SearchMatch, byCells = false): Condition {
  const { viewerId, butNot } = search;
  const selected = selectionCondition(search, '');
  const left = butNot && selectionCondition(butNot, 'but');
  const cells = byCells ? cellCondition(search) : undefined;
  return {
    sql: [
      'p.tenant_id = :tenant',
      ...(cells ? [cells.sql] : []),
      ...selected.parts,
      isInLists(viewerId ?? null),
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
  add(
    selection.onlineSince,
    'onlineSince',
    (time) => `${pictured} AND p.last_seen_at >= ${time} AND ${isPresenceShown}`,
  );
  add(
    selection.joinedAfter,
    'joinedAfter',
    (time) => `${pictured} AND p.created_at > ${time} AND p.fictional = 0`,
  );
  if (selection.pictured && !selection.joinedAfter && !selection.onlineSince) parts.push('p.pictured = 1');
  if (selection.verified)
    parts.push('p.pictured = 1 AND p.verified_photo_id IS NOT NULL AND p.fictional = 0');
  if (near) {
    const condition = nearCondition(near, prefix);
    parts.push(condition.sql);
    Object.assign(parameters, condition.parameters);
  }
  return { parts, parameters };
}

/** The ranges of cells that the circle lies in, the widest that `widestByCells` lets be named. */
function cellCondition({ near }: SearchSelection): Condition | undefined {
  if (near?.withinKm === undefined) return undefined;
  const parameters: Record<string, number> = {};
  const ranges = cellsAround(near.centre, near.withinKm).map(([from, to], index) => {
    parameters[`cellFrom${index}`] = from;
    parameters[`cellTo${index}`] = to;
    return `p.cell BETWEEN :cellFrom${index} AND :cellTo${index}`;
  });
  return { sql: `(${ranges.join(' OR ')})`, parameters };
}
