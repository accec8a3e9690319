import { z } from 'zod';
import { landingNames } from '../landings.js';

/** A brand's settings for its landing pages. New pages are on by default. */
export const landingSettings = {
  landings_off: z.array(z.enum(landingNames)).optional().meta({
    title: 'Landing pages that are switched off',
    description: 'Their addresses answer like those of pages that do not exist. Left empty, all stand.',
    uniqueItems: true,
  }),
};
