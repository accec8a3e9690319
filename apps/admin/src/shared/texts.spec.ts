import { auditActions, auditChanges } from '@kindling/contract/audit-actions';
import { complaintTopics, supportStates } from '@kindling/contract/complaint-rules';
import { deskDecisions, deskKinds } from '@kindling/contract/desk';
import { searchedBy } from '@kindling/contract/looks';
import { markKinds } from '@kindling/contract/mark-files';
import * as profileValues from '@kindling/contract/profile-values';
import { caseReasons, reportedFields, reportKinds } from '@kindling/contract/report-rules';
import { groundsOfKind, restrictionEnds, restrictionKinds } from '@kindling/contract/restriction-kinds';
import { postingCauses } from '@kindling/contract/routes/credits';
import { gifts } from '@kindling/contract/gifts';
import { savableLists } from '@kindling/contract/saved-filter-rules';
import { profileFields, profileNoteNames, searchFields, settingsSchema } from '@kindling/contract/settings';
import { staffRoles } from '@kindling/contract/staff';
import { textFindings } from '@kindling/contract/text-findings';
import { compositions } from '@kindling/contract/themes/theme-tokens';
import { verificationPoses, verificationRefusals } from '@kindling/contract/verification';
import english from 'ra-language-english';
import codes from '../../locales/nl/codes.json';
import reactAdmin from '../../locales/nl/react-admin.json';
import { codeName, t, texts } from './texts';

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
  ...[...caseReasons, ...reportKinds, ...reportedFields, ...complaintTopics, ...supportStates],
  ...[...genders, ...sexualities, ...signupReasons, ...relationshipStatuses, ...hairColors, ...eyeColors],
  ...[...bodyTypes, ...tattooValues, ...interests, ...postingCauses, ...staffRoles, ...textFindings],
  ...[...verificationPoses, ...verificationRefusals, ...Object.values(compositions).flat()],
]);

afterEach(() => texts.changeLanguage('en'));

describe('the console in Dutch', () => {
  it('names every code, and none that nobody knows', () => {
    expect(Object.keys(codes).toSorted()).toEqual([...known].toSorted());
  });

  it('says what react-admin says, with the same blanks', () => {
    const blanks = (messages: unknown) =>
      JSON.parse(
        JSON.stringify(messages, (_key, value: unknown) =>
          typeof value === 'string'
            ? [...new Set(value.match(/%\{\w+\}/g))].filter((one) => !/name|smart|Repr/.test(one)).join()
            : value,
        ),
      ) as unknown;
    expect(blanks(reactAdmin)).toEqual(blanks(english));
  });

  it('is what pages say, and English where there is no other', async () => {
    texts.addResourceBundle('nl', 'texts', { 'Hello {{name}}': 'Hallo {{name}}' });
    texts.addResourceBundle('nl', 'codes', { gone: 'Weg' });
    expect([
      t('Hello {{name}}', { name: 'Ann' }),
      codeName('not_seen'),
      t('{{count}} days', { count: 1 }),
    ]).toEqual(['Hello Ann', 'Not seen', '1 day']);
    await texts.changeLanguage('nl');
    expect([t('Hello {{name}}', { name: '{{name}} <b>' }), codeName('gone'), t('Untold')]).toEqual([
      'Hallo {{name}} <b>',
      'Weg',
      'Untold',
    ]);
  });
});
