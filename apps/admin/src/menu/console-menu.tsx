import ListSubheader from '@mui/material/ListSubheader';
import type { StaffRight } from '@kindling/contract/route';
import { Menu, usePermissions, useSidebarState } from 'react-admin';
import type { MenuGroup, ResourceDescriptor } from '../shared/session/resource';
import { ink } from '../shared/ui/theme';
import { t } from '../shared/words/texts';
import { placesFor } from './places';

const groupNames: Record<MenuGroup, string> = {
  queues: t('Queues'),
  setup: t('Setup'),
  people: t('People'),
  money: t('Money'),
  campaigns: t('Campaigns'),
  oversight: t('Oversight'),
};

const menuStyle = {
  mt: 0,
  py: 0.5,
  px: 0.75,
  height: '100%',
  color: ink.text,
  '& .RaMenuItemLink-icon': { color: 'inherit', minWidth: 32 },
  '& .MuiMenuItem-root': {
    color: ink.text,
    borderRadius: 1,
    // The owner's 26 places and six parts fit a window of 800 pixels; below that the menu scrolls by itself.
    minHeight: { xs: 40, sm: 'clamp(24px, calc((100vh - 180px) / 26), 34px)' },
    py: 0,
    px: 1,
    fontSize: '0.8125rem',
  },
  '& .MuiMenuItem-root:hover': { bgcolor: ink.raised, color: ink.strong },
  '& .RaMenuItemLink-active': {
    color: `${ink.strong} !important`,
    bgcolor: ink.raised,
    boxShadow: `inset 3px 0 0 ${ink.ember}`,
  },
};

/** The places that the reader may open, part by part. */
export function ConsoleMenu({ resources }: { resources: readonly ResourceDescriptor[] }) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const [isWide] = useSidebarState();
  const places = placesFor(resources, permissions);
  // Siblings, not nested: a menu's arrow keys go along its direct children.
  return (
    <Menu sx={menuStyle}>
      {places.flatMap(({ group, to, name, Icon }, index) => [
        ...(group !== undefined && group !== places[index - 1]?.group ? [head(group, isWide)] : []),
        <Menu.Item key={to} to={to} primaryText={name} {...(Icon && { leftIcon: <Icon /> })} />,
      ])}
    </Menu>
  );
}

/** The name of a part; a line alone where there is room for icons only. */
function head(group: MenuGroup, isWide: boolean) {
  return (
    <ListSubheader
      key={group}
      role="separator"
      aria-label={groupNames[group]}
      disableSticky
      sx={{
        ...{ px: 1, mt: 0.25, bgcolor: 'transparent', color: ink.quiet },
        ...(isWide
          ? { pt: 0.25, fontSize: '0.6875rem', fontWeight: 600, lineHeight: 1.4 }
          : { height: 0, mx: 1, mb: 1, borderTop: `1px solid ${ink.raised}` }),
      }}
    >
      {isWide && groupNames[group]}
    </ListSubheader>
  );
}
