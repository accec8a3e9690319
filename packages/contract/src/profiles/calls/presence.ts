import { z } from 'zod';
import { route } from '../../route.js';
import { done } from '../../values.js';

export const pageHidden = route('pageHidden', {
  summary: 'A page went out of sight: its member no longer counts as online by it (specification §7).',
  access: 'visitor',
  body: z.strictObject({}),
  response: done,
  problems: [],
});
