import TransparencyIcon from '@mui/icons-material/BalanceOutlined';
import ChartIcon from '@mui/icons-material/BarChartOutlined';
import HomeIcon from '@mui/icons-material/Dashboard';
import DeskIcon from '@mui/icons-material/FactCheckOutlined';
import MessageRulesIcon from '@mui/icons-material/SpellcheckOutlined';
import AccountingIcon from '@mui/icons-material/ReceiptLongOutlined';
import GrowthIcon from '@mui/icons-material/TrendingUpOutlined';
import type { StaffRight } from '@kindling/contract/route';
import type { ComponentType } from 'react';
import { deskKindsOf } from '../shared/queues/queues';
import { menuGroups, type MenuGroup, type ResourceDescriptor } from '../shared/session/resource';
import { t } from '../shared/words/texts';

/** A page that the menu offers. */
export interface Place {
  /** Its part of the menu; the home is above all of them. */
  group: MenuGroup | undefined;
  name: string;
  to: string;
  Icon: ComponentType | undefined;
}

/** What a resource is called. */
export const labelOf = ({ name, options }: ResourceDescriptor) => String(options?.['label'] ?? name);

/** Everything these rights open, in the order of the menu. */
export function placesFor(
  resources: readonly ResourceDescriptor[],
  rights: readonly StaffRight[],
): readonly Place[] {
  const may = (right: StaffRight | undefined) => right !== undefined && rights.includes(right);
  const desk: Place = { group: 'queues', name: t('Desk'), to: '/desk', Icon: DeskIcon };
  const pages: readonly (readonly [StaffRight, Place])[] = [
    ['books:read', { group: 'money', name: t('Accounting'), to: '/accounting', Icon: AccountingIcon }],
    ['books:read', { group: 'money', name: t('Revenue'), to: '/revenue', Icon: ChartIcon }],
    ['growth:read', { group: 'campaigns', name: t('Growth'), to: '/growth', Icon: GrowthIcon }],
    [
      'transparency:read',
      { group: 'oversight', name: t('Transparency'), to: '/transparency', Icon: TransparencyIcon },
    ],
    [
      'tenants:read',
      { group: 'oversight', name: t('Message rules'), to: '/message-rules', Icon: MessageRulesIcon },
    ],
  ];
  const places = [
    ...(deskKindsOf(rights).length > 0 ? [desk] : []),
    ...resources.flatMap((resource): Place[] => {
      const { name, group, icon, list, rights: takes } = resource;
      if (!list || !may(takes.list)) return [];
      return [{ group, name: labelOf(resource), to: `/${name}`, Icon: icon as ComponentType | undefined }];
    }),
    ...pages.flatMap(([right, page]) => (may(right) ? [page] : [])),
  ];
  return [
    { group: undefined, name: t('Home'), to: '/', Icon: HomeIcon },
    ...menuGroups.flatMap((group) => places.filter((place) => place.group === group)),
  ];
}
