import { z } from 'zod';
import { route } from '../../route.js';
import { savableLists, savedNameLength } from '../console-lists.js';
import { done, id } from '../../values.js';

/** Filters and orders of the console's lists, saved under names; private to the staff member who saved them. */

const name = z.string().trim().min(1).max(savedNameLength);

export const savedFilter = z.strictObject({
  id,
  list: z.enum(savableLists),
  name: z.string(),
  /** The list's filter, without typed fields (`savableFilter`). */
  filter: z.record(z.string(), z.unknown()),
  sort: z.tuple([z.string(), z.enum(['ASC', 'DESC'])]),
});
export type SavedFilter = z.output<typeof savedFilter>;

export const listSavedFilters = route('listSavedFilters', {
  summary: "The caller's saved filters of all lists, by name.",
  access: 'staff',
  response: z.array(savedFilter),
  problems: [],
});

export const saveFilter = route('saveFilter', {
  summary: 'Keeps a filter and an order of a list under a name; one of the same name and list is replaced.',
  access: 'staff',
  body: z.strictObject({
    list: z.enum(savableLists),
    name,
    filter: z.record(z.string().max(40), z.unknown()),
    sort: z.tuple([z.string().max(40), z.enum(['ASC', 'DESC'])]),
  }),
  response: savedFilter,
  problems: ['validation_failed'],
});

export const renameSavedFilter = route('renameSavedFilter', {
  summary: 'Gives a saved filter of the caller another name, which no other of the same list has.',
  access: 'staff',
  params: z.strictObject({ id }),
  body: z.strictObject({ name }),
  response: done,
  problems: ['not_found', 'validation_failed'],
});

export const deleteSavedFilter = route('deleteSavedFilter', {
  summary: 'Deletes a saved filter of the caller.',
  access: 'staff',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});
