import { z } from 'zod';
import { route } from '../../route.js';
import { instant, tenantId } from '../../values.js';

/**
 * What a check found: nothing there yet, as it should be, as it should be but not for long, wrong, or nothing that
 * could be compared.
 */
export const checkStates = ['waiting', 'right', 'ending', 'wrong', 'unchecked'] as const;
export type CheckState = (typeof checkStates)[number];

const finding = {
  state: z.enum(checkStates),
  /** Says why, in English. */
  sentence: z.string(),
};

export const foundRecord = z.strictObject({ type: z.enum(['A', 'AAAA', 'CNAME']), value: z.string() });

export const wantedRecord = z.strictObject({
  /** ALIAS, which some providers call ANAME, is a CNAME for a domain itself. */
  type: z.enum(['A', 'AAAA', 'CNAME', 'ALIAS']),
  name: z.string(),
  /** The name within its domain, `@` for the domain itself; null where the domain cannot be told. */
  relative: z.string().nullable(),
  value: z.string(),
});
export type WantedRecord = z.output<typeof wantedRecord>;

export const hostCheck = z.strictObject({
  host: z.string(),
  /** The records that lead here; none where this installation names no target. */
  wanted: z.array(wantedRecord),
  dns: z.strictObject({ ...finding, found: z.array(foundRecord) }),
  /** Null for a host that is not on the internet. */
  certificate: z
    .strictObject({
      ...finding,
      issuer: z.string().nullable(),
      /** Names that it is for. */
      names: z.array(z.string()),
      ends_at: instant.nullable(),
    })
    .nullable(),
  looked_at: instant.nullable(),
  /** The last lookup had no answer: what is shown was found before. */
  unreachable: z.boolean(),
  /** The same host with or without `www.`, where the brand lacks it. */
  counterpart: z.string().nullable(),
});
export type HostCheck = z.output<typeof hostCheck>;

export const hostChecks = z.array(hostCheck);

export const getHostChecks = route('getHostChecks', {
  summary: "Where a brand's hosts have to lead, where they lead, and the certificates served there.",
  access: 'staff:tenants:read',
  params: z.strictObject({ id: tenantId }),
  response: hostChecks,
  problems: ['not_found'],
});

export const checkHosts = route('checkHosts', {
  summary: "Looks up a brand's hosts now. Takes ten seconds at most.",
  access: 'staff:tenants:write',
  params: z.strictObject({ id: tenantId }),
  response: hostChecks,
  problems: ['not_found'],
});
