import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useContext, useEffect, type ComponentType, type ReactNode } from 'react';
import {
  AppBar,
  Layout,
  LoadingIndicator,
  TitlePortal,
  ToggleThemeButton,
  useGetIdentity,
  UserMenu,
  Logout,
  useSidebarState,
  useStoreContext,
} from 'react-admin';
import { ink } from '../ui/theme';
import { useIsNarrow } from '../browser/use-is-narrow';
import { BarTools } from './bar-tools';
import { BrandMark, BrandName } from './brand-mark';
import { AccountItem } from './account-item';
import { ConsoleSidebar } from './console-sidebar';
import { LanguageItems } from './language-items';
import { ScopeSwitch } from './scope-switch';
import { codeName } from '../words/texts';

function ConsoleUserMenu() {
  const { identity } = useGetIdentity();
  return (
    <>
      {identity && (
        <Chip
          label={codeName(String(identity.role))}
          variant="outlined"
          sx={{
            color: ink.text,
            borderColor: ink.raised,
            display: { xs: 'none', sm: 'inline-flex' },
          }}
        />
      )}
      <UserMenu>
        <AccountItem />
        <LanguageItems />
        <Logout />
      </UserMenu>
    </>
  );
}

function ConsoleToolbar() {
  const isNarrow = useIsNarrow();
  return (
    <>
      {useContext(BarTools)}
      <ToggleThemeButton />
      {/* Phones reload by pulling the page down; the title needs the room. */}
      {!isNarrow && <LoadingIndicator />}
    </>
  );
}

function ConsoleAppBar() {
  return (
    <AppBar
      elevation={0}
      color="transparent"
      userMenu={<ConsoleUserMenu />}
      toolbar={<ConsoleToolbar />}
      sx={{
        bgcolor: ink.base,
        color: ink.strong,
        borderBottom: `1px solid ${ink.raised}`,
        '& .RaAppBar-toolbar': { gap: { xs: 0, sm: 1 }, pr: { xs: 0.5, sm: 2 } },
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1, minWidth: 158 }}>
        <BrandMark />
        <BrandName />
      </Box>
      <ScopeSwitch />
      <TitlePortal
        sx={{
          fontSize: '0.9375rem',
          fontWeight: 600,
          color: ink.strong,
          ml: { xs: 1, sm: 0 },
          pl: { xs: 1.5, sm: 2 },
          borderLeft: `1px solid ${ink.raised}`,
          // As a block the title would be cut without an ellipsis.
          '& .RaConfigurable-root': { display: 'inline' },
        }}
      />
    </AppBar>
  );
}

/** In pixels; on less, the open menu would leave too little for the content. */
const roomForMenu = 960;

/** On small screens the menu begins as icons; the reader's choice is kept. */
function useModestMenu(): void {
  const store = useStoreContext();
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (window.innerWidth < roomForMenu && store.getItem('sidebar.open') === undefined) setOpen(false);
  }, [store, setOpen]);
}

export function ConsoleLayout({ menu, children }: { menu: ComponentType; children: ReactNode }) {
  useModestMenu();
  return (
    <Layout
      appBar={ConsoleAppBar}
      menu={menu}
      sidebar={ConsoleSidebar}
      sx={{
        // As high as what is below the bar: react-admin counts in letters, and each page scrolled by six pixels.
        '& .RaSidebar-docked': { height: 'calc(100vh - 48px)' },
        '& .RaSidebar-paper': { bgcolor: ink.base, height: '100%' },
        // The menu goes down to the end of the window, with the bar above it and without.
        '& .RaSidebar-docked .RaSidebar-fixed': { bgcolor: ink.base, height: 'calc(100vh - 48px)' },
        '& .RaSidebar-appBarCollapsed .RaSidebar-fixed': { height: '100vh' },
        // On phones the bar of chosen rows takes the place of the create button.
        '&:has([data-chosen]) .RaCreateButton-floating': { display: 'none' },
        // Lists begin at the top, and scroll sideways by themselves where they are wider than the page.
        '&.layout': { minWidth: 0 },
        '& .RaLayout-contentWithSidebar, & .list-page, & .RaList-main, & .RaList-content': { minWidth: 0 },
        '& .RaDataTable-root .RaDataTable-tableWrapper': { overflowX: 'auto' },
        // On phones the search is above the list's buttons, each as wide as the page.
        '& .RaList-main .RaList-actions': {
          pt: 0,
          minHeight: 0,
          alignItems: { xs: 'stretch', sm: 'center' },
          flexDirection: { xs: 'column', sm: 'row' },
          flexShrink: 0,
          '& > *': { flexShrink: { xs: 0, sm: 1 } },
          // A share of a height that nothing says would lay it under the list.
          '& > .MuiToolbar-root': { flexBasis: { xs: 'auto' } },
          '& .MuiToolbar-root': { minHeight: 0, height: 'auto', py: 0, pb: 1 },
        },
        '& .RaList-main .RaList-actions form': {
          pt: { xs: 1.5, sm: 0.5 },
          minHeight: 0,
          pb: 1,
          gap: { xs: 1, sm: 0 },
          px: { xs: 1.5, sm: 0 },
        },
        '& .RaList-main .RaFilterFormInput-body, & .RaFilterFormInput-body': {
          width: { xs: '100%', sm: 'auto' },
        },
        '& .RaLayout-content': { px: { xs: 1.5, md: 2.5 }, pt: 1.5, pb: 4, minWidth: 0 },
      }}
    >
      {children}
    </Layout>
  );
}
