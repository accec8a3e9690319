import { z } from 'zod';
import { languages } from '../../languages.js';
import {
  mailingKinds,
  newsletterKinds,
  newsletterPages,
  newsletterStates,
  newsletterTexts,
  stopReasons,
} from '../newsletters.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { done, instant, rowKey, tenantId } from '../../values.js';

/** Newsletters on the console: promotions and news of a brand for members who consented to them (specification §3). */

const access = 'staff:newsletters:write';

const ofOne = z.strictObject({ id: rowKey });

export const newsletterColumns = ['created_at'] as const;
export const newsletterFilter = z.strictObject({
  tenant: tenantId.optional(),
  state: z.enum(newsletterStates).optional(),
});

const words = {
  kind: z.enum(newsletterKinds),
  texts: newsletterTexts,
  /** The button's target. */
  page: z.enum(newsletterPages),
};

export const newsletter = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  ...words,
  state: z.enum(newsletterStates),
  /** When it begins or began; null for a draft. */
  send_at: instant.nullable(),
  /** Members processed so far. */
  looked: z.int().nonnegative(),
  /** Mails queued for them; the other members did not want it or cannot be mailed. */
  ordered: z.int().nonnegative(),
  ...{ sent: z.int().nonnegative(), refused: z.int().nonnegative() },
  /** Why it stopped by itself; null for one that did not. */
  stopped_for: z.enum(stopReasons).nullable(),
  created_at: instant,
});
export type Newsletter = z.output<typeof newsletter>;

export const listNewsletters = route('listNewsletters', {
  summary: 'Newsletters of the brands the staff member was given; Content-Range carries the count.',
  access,
  query: listQuery,
  list: { columns: newsletterColumns, filter: newsletterFilter },
  response: z.array(newsletter),
  problems: ['not_found', 'validation_failed'],
});

export const getNewsletter = route('getNewsletter', {
  summary: 'One newsletter, and how far it is.',
  access,
  params: ofOne,
  response: newsletter,
  problems: ['not_found'],
});

export const createNewsletter = route('createNewsletter', {
  summary: 'Writes a draft of a newsletter.',
  access,
  bodyBytes: 256 * 1024,
  body: z.strictObject({ tenant: tenantId, ...words }),
  response: newsletter,
  problems: ['not_found', 'newsletter_texts_missing'],
});

export const updateNewsletter = route('updateNewsletter', {
  summary: 'Changes a draft.',
  access,
  params: ofOne,
  bodyBytes: 256 * 1024,
  body: z.strictObject(words),
  response: newsletter,
  problems: ['not_found', 'newsletter_closed', 'newsletter_texts_missing'],
});

export const deleteNewsletter = route('deleteNewsletter', {
  summary: 'Deletes a draft.',
  access,
  params: ofOne,
  response: done,
  problems: ['not_found', 'newsletter_closed'],
});

export const sendNewsletter = route('sendNewsletter', {
  summary: 'Sends a draft to every member who wants it, now or at a time of the coming year.',
  access,
  params: ofOne,
  body: z.strictObject({ at: instant.optional() }),
  response: newsletter,
  problems: ['not_found', 'newsletter_closed', 'brand_closed', 'validation_failed'],
});

export const stopNewsletter = route('stopNewsletter', {
  summary: 'Ends a newsletter that waits or is on its way; mails that did not go yet are not sent.',
  access,
  params: ofOne,
  response: newsletter,
  problems: ['not_found', 'newsletter_closed'],
});

export const resumeNewsletter = route('resumeNewsletter', {
  summary:
    'Goes on with a mailing that stopped by itself, a round of the clock too; who has its mail gets no second one.',
  access,
  params: ofOne,
  response: done,
  problems: ['not_found', 'newsletter_closed', 'brand_closed'],
});

export const stoppedMailing = z.strictObject({
  id: rowKey,
  kind: z.enum(mailingKinds),
  sent: z.int().nonnegative(),
  refused: z.int().nonnegative(),
  created_at: instant,
});

export const listStoppedMailings = route('listStoppedMailings', {
  summary: 'Mailings of a brand that stopped by themselves because too many addresses refused them.',
  access,
  params: z.strictObject({ id: tenantId }),
  response: z.array(stoppedMailing),
  problems: ['not_found'],
});

export const tryNewsletter = route('tryNewsletter', {
  summary: 'Mails a newsletter in one language to the caller alone.',
  access,
  params: ofOne,
  body: z.strictObject({ language: z.enum(languages) }),
  response: done,
  problems: ['not_found'],
});
