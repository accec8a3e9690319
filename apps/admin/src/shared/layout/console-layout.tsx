import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { AppBar, Layout, Menu, TitlePortal, useGetIdentity, UserMenu, Logout } from 'react-admin';
import { ink } from '../theme';
import { BrandMark, BrandName } from './brand-mark';

function ConsoleUserMenu() {
  const { identity } = useGetIdentity();
  return (
    <>
      {identity && (
        <Chip
          label={String(identity.role)}
          variant="outlined"
          sx={{ color: ink.text, borderColor: ink.raised, textTransform: 'capitalize' }}
        />
      )}
      <UserMenu>
        <Logout />
      </UserMenu>
    </>
  );
}

function ConsoleAppBar() {
  return (
    <AppBar
      elevation={0}
      color="transparent"
      userMenu={<ConsoleUserMenu />}
      sx={{
        bgcolor: ink.base,
        color: ink.strong,
        borderBottom: `1px solid ${ink.raised}`,
        '& .RaAppBar-toolbar': { gap: 1 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: { sm: 164 } }}>
        <BrandMark />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <BrandName />
        </Box>
      </Box>
      <TitlePortal sx={{ fontSize: '0.9375rem', fontWeight: 600, color: ink.strong }} />
    </AppBar>
  );
}

const menuStyle = {
  mt: 0,
  pt: 1.5,
  px: 0.75,
  height: '100%',
  color: ink.text,
  '& .RaMenuItemLink-icon': { color: 'inherit', minWidth: 32 },
  '& .MuiMenuItem-root': {
    color: ink.text,
    borderRadius: 1,
    minHeight: 36,
    my: 0.25,
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

function ConsoleMenu() {
  return <Menu sx={menuStyle} />;
}

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout
      appBar={ConsoleAppBar}
      menu={ConsoleMenu}
      sx={{
        '& .RaSidebar-fixed, & .RaSidebar-paper': { bgcolor: ink.base, height: '100%' },
        '& .RaLayout-content': { px: { xs: 1.5, md: 2.5 }, pt: 1.5, pb: 4, minWidth: 0 },
      }}
    >
      {children}
    </Layout>
  );
}
