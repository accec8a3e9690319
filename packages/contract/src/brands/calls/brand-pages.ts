import { z } from 'zod';
import { languages } from '../../languages.js';
import { route } from '../../route.js';

/** A text as readers get it: HTML rendered from Markdown on the server, part by part. */
export const shownPage = z.strictObject({
  title: z.string(),
  lead: z.string(),
  /** The text's language: the reader's, else the brand's own. */
  language: z.enum(languages),
  /** The text above the first heading. */
  intro: z.string(),
  sections: z.array(z.strictObject({ id: z.string(), title: z.string(), html: z.string() })),
});
export type ShownPage = z.output<typeof shownPage>;

export const getPage = route('getPage', {
  summary:
    'A page that the brand wrote, under its own slug or in place of one that every brand has; null for none.',
  access: 'visitor',
  query: z.strictObject({ slug: z.string().max(40), language: z.enum(languages).optional() }),
  response: z.strictObject({ page: shownPage.nullable() }),
  problems: [],
});
