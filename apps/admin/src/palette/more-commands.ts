import type { FoundRecord } from '@kindling/contract/overviews/calls/find';
import {
  hasFindShape,
  mostFoundOfKind,
  identifiesMember,
  type FoundKind,
} from '@kindling/contract/overviews/find';
import { leastOfName } from '@kindling/contract/overviews/calls/member-desk';
import type { StaffRight } from '@kindling/contract/route';
import dutch from '../../locales/nl/texts.json';
import { sectionsOf } from '../shared/brands/setting-sections';
import { t, translated } from '../shared/words/texts';
import type { Command } from './commands';

/** Search commands of the palette, loaded when it first opens. */

export { hasFindShape };

const kindNames: Readonly<Record<FoundKind, string>> = {
  payment: t('Payment'),
  complaint: t('Complaint'),
  report: t('Report'),
  appeal: t('Appeal'),
  code: t('Discount code'),
  page: t('Page'),
  member: t('Member'),
};

/** The page of a record. Reports and appeals are on their member's page, those of erased members on the desk. */
function pathOf({ kind, id, member }: FoundRecord): string {
  const ofMember = member === null ? undefined : `/members/${member}/show`;
  switch (kind) {
    case 'payment':
      return `/payments/${id}/show`;
    case 'complaint':
      return `/support-cases/${id}/show`;
    case 'report':
      return ofMember ? `${ofMember}?report=${id.slice(id.indexOf(':') + 1)}` : '/desk/report';
    case 'appeal':
      return ofMember ?? '/desk/appeal';
    case 'code':
      return `/discount-codes/${id}`;
    case 'page':
      return `/brand-pages/${id}`;
    case 'member':
      return `/members/${id}/show`;
  }
}

export function recordCommands(
  found: readonly FoundRecord[],
  brandNames: ReadonlyMap<string, string>,
): Command[] {
  return found.map((record) => ({
    id: `found ${record.kind} ${record.id} ${record.name}`,
    group: record.kind === 'member' ? t('Members') : t('Records'),
    name: record.kind === 'member' ? record.name : `${kindNames[record.kind]} ${record.name}`,
    hint: brandNames.get(record.tenant) ?? record.tenant,
    to: pathOf(record),
    // The server matches variant spellings that the local filter would drop.
    always: 'first',
  }));
}

/** The last entry. Member searches are logged, so none runs automatically. */
export function memberCommand(typed: string, rights: readonly StaffRight[]): Command | undefined {
  const text = typed.trim();
  if (!rights.includes('members:read') || [...text].length < leastOfName) return undefined;
  return {
    ...{ id: 'member', group: t('Members'), to: '/members', asks: 'members', always: 'last' },
    name: identifiesMember(text)
      ? t('Find the member {{text}}', { text })
      : t('Search members for {{text}}', { text }),
  };
}

/** The full list if the search found more than it shows. */
export function wholeListCommand(text: string, found: readonly FoundRecord[]): Command[] {
  if (found.length < mostFoundOfKind) return [];
  return [
    {
      ...{ id: 'members', group: t('Members'), name: t('All of them, as a list'), always: 'last' },
      ...{ to: '/members', search: text },
    },
  ];
}

export function companyCommands(companies: readonly { id: string; name: string }[]): Command[] {
  return companies.map(({ id, name }) => ({
    ...{ id: `company ${id}`, group: t('Records'), name, hint: t('Company'), words: id },
    to: `/companies/${id}`,
  }));
}

/**
 * A brand's settings by label, in both console languages.
 *
 * @param brand undefined: the command asks for a brand
 */
export function settingCommands(
  schema: Record<string, unknown>,
  brand: string | undefined,
  view: string,
): Command[] {
  const fields = schema['properties'] as Record<string, { title?: string }> | undefined;
  return sectionsOf(Object.keys(fields ?? {})).flatMap((section) =>
    section.fields.map((name): Command => {
      const english = fields?.[name]?.title ?? name;
      return {
        ...{ id: `setting ${name}`, group: t('Settings'), name: translated(english), hint: section.title },
        words: `${english} ${(dutch as Record<string, string>)[english] ?? ''} ${name.replaceAll('_', ' ')}`,
        to: settingPath(brand ?? '', view, section.id, name),
        ...(brand === undefined ? { asks: 'brand' } : {}),
      };
    }),
  );
}

const settingPath = (brand: string, view: string, section: string, field: string) =>
  `/tenants/${brand}${view}?section=${section}&field=${field}`;

/** The path of a setting in the given brand. */
export const settingOf = (setting: Command, brand: string): string =>
  setting.to.replace('/tenants/', `/tenants/${brand}`);
