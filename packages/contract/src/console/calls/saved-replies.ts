import { z } from 'zod';
import { languages } from '../../languages.js';
import { route } from '../../route.js';
import { longestSavedReply, savedReplyUses } from '../saved-replies.js';
import { listQuery } from '../list-query.js';
import { done, instant, rowKey, tenantId } from '../../values.js';

/** Replies that staff save by brand and language, for complaints and for fictional profiles. */

const ofOne = z.strictObject({ id: rowKey });
/** Limited to the caller's own uses: staff without the right to answer complaints have no replies for them. */
const access = 'staff:replies:write';

export const savedReplyColumns = ['created_at'] as const;
export const savedReplyFilter = z.strictObject({
  tenant: tenantId.optional(),
  language: z.enum(languages).optional(),
  use: z.enum(savedReplyUses).optional(),
});

export const savedReply = z.strictObject({
  /** `<tenant>:<reply>`. */
  id: rowKey,
  tenant: tenantId,
  use: z.enum(savedReplyUses),
  language: z.enum(languages),
  text: z.string(),
  created_at: instant,
});
export type SavedReply = z.output<typeof savedReply>;

const words = {
  language: z.enum(languages),
  text: z.string().trim().min(1).max(longestSavedReply),
};

export const listSavedReplies = route('listSavedReplies', {
  summary: 'Saved replies that the caller may use, by brand, use and language.',
  access,
  query: listQuery,
  list: { columns: savedReplyColumns, filter: savedReplyFilter },
  response: z.array(savedReply),
  problems: ['not_found', 'validation_failed'],
});

export const getSavedReply = route('getSavedReply', {
  summary: 'One saved reply.',
  access,
  params: ofOne,
  response: savedReply,
  problems: ['not_found'],
});

export const createSavedReply = route('createSavedReply', {
  summary: 'Saves a reply.',
  access,
  body: z.strictObject({ tenant: tenantId, use: z.enum(savedReplyUses), ...words }),
  response: savedReply,
  problems: ['not_found', 'forbidden'],
});

export const updateSavedReply = route('updateSavedReply', {
  summary: 'Changes a saved reply.',
  access,
  params: ofOne,
  body: z.strictObject(words),
  response: savedReply,
  problems: ['not_found'],
});

export const deleteSavedReply = route('deleteSavedReply', {
  summary: 'Deletes a saved reply.',
  access,
  params: ofOne,
  response: done,
  problems: ['not_found'],
});
