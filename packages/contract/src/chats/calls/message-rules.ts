import { z } from 'zod';
import { languages } from '../../languages.js';
import { route } from '../../route.js';
import { messageWarnings } from '../message-warnings.js';

const lines = z.array(z.string());

/** The rules that messages of one language are asked about by, as the files of the installation have them. */
export const languageRules = z.strictObject({
  rules: z.array(
    z.strictObject({
      name: z.string(),
      reason: z.enum(messageWarnings),
      /** Rows of words, of which one has to be in a message. */
      any: lines,
      /** Rows of words of which none may be in it. */
      unless: lines,
      /** Examples that it finds, and others that it does not. */
      finds: lines,
      passes: lines,
    }),
  ),
  /** Words that several rows name by `$name`. */
  lists: z.record(z.string(), lines),
});
export type LanguageRules = z.output<typeof languageRules>;

export const getMessageRules = route('getMessageRules', {
  summary: 'What messages of a language are asked about, with examples; the same for all brands.',
  access: 'staff:tenants:read',
  query: z.strictObject({ language: z.enum(languages) }),
  response: languageRules,
  problems: [],
});
