import { z } from 'zod';
import { fileAnswer } from '../route.js';
import { tenantId } from '../values.js';

/**
 * The file name of a stored WebP in an address.
 * @returns its key
 */
const storedPictureName = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}\.webp$/)
  .transform((name) => name.slice(0, -'.webp'.length));

/** Common to all of the console's calls for a stored picture. Query parameters are ignored, as with any file. */
export const storedPicture = {
  params: z.strictObject({ tenant: tenantId, file: storedPictureName }),
  query: z.looseObject({}),
  answers: 'image/webp',
  response: fileAnswer,
} as const;
