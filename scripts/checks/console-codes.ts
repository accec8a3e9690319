import fs from 'node:fs';
import path from 'node:path';
import { auditActions, auditChanges } from '../../packages/contract/src/console/audit-actions.ts';
import { complaintTopics, supportStates } from '../../packages/contract/src/safety/complaint-rules.ts';
import { deskDecisions, deskKinds } from '../../packages/contract/src/safety/desk.ts';
import { searchedBy } from '../../packages/contract/src/console/access-log.ts';
import { markKinds } from '../../packages/contract/src/brands/mark-files.ts';
import * as profileValues from '../../packages/contract/src/profiles/profile-values.ts';
import { isPromptCode } from '../../packages/contract/src/profiles/prompts.ts';
import { caseReasons, reportedFields, reportKinds } from '../../packages/contract/src/safety/report-rules.ts';
import {
  groundsOfKind,
  restrictionEnds,
  restrictionKinds,
} from '../../packages/contract/src/safety/restriction-kinds.ts';
import { postingCauses } from '../../packages/contract/src/credits/calls/credits.ts';
import { gifts } from '../../packages/contract/src/chats/gifts.ts';
import { savableLists } from '../../packages/contract/src/console/console-lists.ts';
import {
  profileFields,
  profileNoteNames,
  searchFields,
  settingsSchema,
} from '../../packages/contract/src/brands/settings/settings.ts';
import { staffRoles } from '../../packages/contract/src/console/staff.ts';
import { textFindings } from '../../packages/contract/src/text/text-findings.ts';
import { compositions } from '../../packages/contract/src/themes/theme-tokens.ts';
import { verificationPoses, verificationRefusals } from '../../packages/contract/src/safety/verification.ts';

const { genders, sexualities, signupReasons, relationshipStatuses, hairColors, eyeColors } = profileValues;
const { bodyTypes, tattooValues, interests } = profileValues;

/** What lists are filtered by, profiles are made of and photos stand at, where a page names it by its code. */
const fields = [
  ...[
    'account',
    'action',
    'cause',
    'city',
    'country',
    'date_of_birth',
    'gender',
    'interests',
    'kind',
    'language',
  ],
  ...['payment_method', 'provider', 'role', 'source', 'state', 'status', 'since', 'until', 'confirmed_since'],
  ...[
    'confirmed_until',
    'paid_since',
    'paid_until',
    'mine',
    'waits',
    'first',
    'topic',
    'reason',
    'what',
    'subject',
  ],
  ...['sexuality', 'relationship_status', 'hair_color', 'eye_color', 'body_type', 'reason_for_signup'],
  ...['inspection', 'active', 'removed'],
];

/** Every code that the contract knows and a page of the console names. */
const known = new Set<string>([
  ...[
    ...Object.keys(settingsSchema.shape),
    ...fields,
    ...profileFields,
    ...profileNoteNames,
    ...searchFields,
  ],
  ...gifts,
  ...auditActions.flatMap((action) => action.split('.')),
  ...[...auditChanges, ...deskKinds, ...deskDecisions, ...markKinds, ...searchedBy],
  ...savableLists.map((list) => list.replaceAll('-', '_')),
  ...[...restrictionKinds, ...restrictionEnds, ...Object.values(groundsOfKind).flat()],
  ...[
    ...caseReasons,
    ...reportKinds,
    ...reportedFields.filter((field) => !isPromptCode(field)),
    ...complaintTopics,
    ...supportStates,
  ],
  ...[...genders, ...sexualities, ...signupReasons, ...relationshipStatuses, ...hairColors, ...eyeColors],
  ...[...bodyTypes, ...tattooValues, ...interests, ...postingCauses, ...staffRoles, ...textFindings],
  ...[...verificationPoses, ...verificationRefusals, ...Object.values(compositions).flat()],
]);

const FILE = 'apps/admin/locales/nl/codes.json';

/**
 * Codes that the console can't name in Dutch, and names of codes that the contract no longer has.
 *
 * @param rootFolder the repository
 */
export function consoleCodeProblems(rootFolder: string): string[] {
  const named = JSON.parse(fs.readFileSync(path.join(rootFolder, FILE), 'utf8')) as Record<string, string>;
  return judgeCodes(Object.keys(named), known);
}

export function judgeCodes(named: readonly string[], wanted: ReadonlySet<string>): string[] {
  return [
    ...[...wanted]
      .filter((code) => !named.includes(code))
      .map((code) => `${FILE}: "${code}" is missing, the name of a code of the contract`),
    ...named
      .filter((code) => !wanted.has(code))
      .map((code) => `${FILE}: "${code}" is no code of the contract`),
  ];
}
