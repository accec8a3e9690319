import { z } from 'zod';
import { landingNames } from '../landings.js';

/** What a brand decides of its landing pages. New ones stand until somebody switches them off. */
export const landingSettings = {
  landings_off: z.array(z.enum(landingNames)).optional().meta({
    title: 'Landing pages that are switched off',
    description: 'Their addresses answer like those of pages that do not exist. Left empty, all stand.',
    uniqueItems: true,
  }),
};
