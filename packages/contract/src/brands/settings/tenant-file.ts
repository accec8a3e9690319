import { normalizeHost } from '../brand-rules.js';
import { z } from 'zod';
import { brandStates } from '../brand-states.js';
import { settingsSchema } from './settings.js';
import { tenantId } from '../../values.js';

/** One brand as a file of `config/tenants`: its key, its hosts (the first is the primary one) and its settings. */
export const tenantFile = z.strictObject({
  id: tenantId,
  /** State of a brand created from this file; public when absent. An existing brand keeps its state. */
  state: z.enum(brandStates).optional(),
  hosts: z
    .array(
      z
        .string()
        .overwrite(normalizeHost)
        .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/),
    )
    .min(1),
  settings: settingsSchema,
});
export type TenantFile = z.output<typeof tenantFile>;
