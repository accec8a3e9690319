import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { StaffRight } from '@kindling/contract/route';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { deskKindsOf, workQueuesOf } from '../shared/queues/queues';
import type { ResourceDescriptor } from '../shared/session/resource';
import { useSavedFilters } from '../shared/lists/saved-filters/saved-filters';
import { useKeepSearch } from '../shared/lists/typed-search';
import { ink } from '../shared/ui/theme';
import { commandsFor, savedCommands, type Command } from './commands';
import { Finder } from './finder';
import { HelpSheet } from './help-sheet';
import { useRecentRecords } from './use-recent-records';
import { useGlobalKeys } from './use-global-keys';
import { t } from '../shared/words/texts';

type Open = 'palette' | 'help';

/** In the bar of every page: the field that finds everything, its keys, and the sheet of keys. */
export function Palette({ resources }: { resources: readonly ResourceDescriptor[] }) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const keepSearch = useKeepSearch();
  const { pathname } = useLocation();
  const commands = commandsFor(resources, permissions);
  const recent = useRecentRecords(open === 'palette');
  const saved = useSavedFilters(open === 'palette') ?? [];
  const close = () => setOpen(undefined);
  const go = (command: Command) => {
    close();
    if (command.search !== undefined) keepSearch('members', command.search);
    void navigate(command.to);
  };
  const create = commands.find(({ to }) => to === `${pathname}/create`);
  const isDesk = pathname.startsWith('/desk');
  // These pages use single-key shortcuts.
  const isItemPage =
    isDesk || ['/fictional-turns/', '/support-cases/'].some((item) => pathname.startsWith(item));
  useGlobalKeys(
    {
      '/': () => setOpen('palette'),
      '?': () => setOpen('help'),
      s: () =>
        document.querySelector<HTMLElement>('.list-page input[name="q"], [role="search"] input')?.focus(),
      // The record's own button, such as a payment's refund.
      r: () => document.querySelector<HTMLElement>('[aria-keyshortcuts="R"]')?.click(),
      c: create && (() => go(create)),
      ...Object.fromEntries(
        commands.flatMap((command) => (command.keys ? [[command.keys.join(' '), () => go(command)]] : [])),
      ),
    },
    () => setOpen('palette'),
    isItemPage,
  );
  return (
    <>
      <ButtonBase
        aria-label={t('Find or go to')}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen('palette')}
        sx={field}
      >
        <SearchIcon sx={{ fontSize: 18 }} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, flex: 1, textAlign: 'left' }}>
          {t('Find or go to')}
        </Box>
        <Box
          component="kbd"
          aria-hidden="true"
          sx={{ display: { xs: 'none', md: 'inline' }, font: 'inherit', opacity: 0.75 }}
        >
          {t('Ctrl K')}
        </Box>
      </ButtonBase>
      <IconButton
        color="inherit"
        aria-label={t('Keys')}
        aria-keyshortcuts="?"
        onClick={() => setOpen('help')}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <KeyboardIcon />
      </IconButton>
      {open === 'palette' && (
        <Finder
          commands={[...commands, ...savedCommands(saved, resources, permissions)]}
          recent={recent}
          openBrand={/^\/tenants\/([^/]+)/.exec(pathname)?.[1]}
          rights={permissions}
          onChoose={go}
          onClose={close}
        />
      )}
      {open === 'help' && (
        <HelpSheet
          commands={commands}
          // Shortcuts suspended on item pages are left out.
          hasPlaces={!isItemPage}
          hasQueues={!isDesk && workQueuesOf(permissions).length > 0}
          hasDesk={isDesk || (!isItemPage && deskKindsOf(permissions).length > 0)}
          onClose={close}
        />
      )}
    </>
  );
}

const field = {
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, height: 36, borderRadius: 1 },
  ...{ width: { xs: 40, md: 220 }, px: { xs: 0, md: 1.25 }, color: ink.text, fontSize: '0.8125rem' },
  border: { md: `1px solid ${ink.raised}` },
  '&:hover': { color: ink.strong, bgcolor: ink.raised },
} as const;
