import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Notification } from 'react-admin';
import { BrandMark } from '../shared/layout/brand-mark';
import { ink } from '../shared/ui/theme';
import { ownLanguageName } from '../shared/words/names';
import { chooseLanguage, consoleLanguage, consoleLanguages, t } from '../shared/words/texts';

/** The frame of each login step. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: 'none' },
      }}
    >
      <Box
        component="header"
        sx={{
          bgcolor: ink.base,
          color: ink.text,
          p: { xs: 2.5, md: 6 },
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          alignItems: { xs: 'center', md: 'flex-start' },
          justifyContent: { md: 'space-between' },
          gap: { xs: 2, md: 4 },
        }}
      >
        <BrandMark size={40} />
        <Box sx={{ maxWidth: 380 }}>
          <Typography
            variant="h1"
            component="h1"
            sx={{ color: ink.strong, fontSize: { xs: '1.375rem', md: '1.75rem' }, mb: { md: 1 } }}
          >
            {t('Kindling Console')}
          </Typography>
          <Typography sx={{ display: { xs: 'none', md: 'block' } }}>
            {t('Brands, their settings and their members, in one place.')}
          </Typography>
        </Box>
        <Typography variant="caption" sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('For staff only. What you change here is written down under your name.')}
        </Typography>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          placeItems: { xs: 'start center', md: 'center' },
          p: { xs: 2.5, md: 3 },
          bgcolor: 'background.default',
        }}
      >
        {children}
      </Box>
      <OtherLanguages />
      <Notification />
    </Box>
  );
}

/** For readers who can't read the language of this page. */
function OtherLanguages() {
  return (
    <Box
      component="nav"
      sx={{ position: 'absolute', top: { md: 12 }, bottom: { xs: 12, md: 'auto' }, right: 12 }}
    >
      {consoleLanguages
        .filter((language) => language !== consoleLanguage())
        .map((language) => (
          <Button
            key={language}
            lang={language}
            onClick={() => chooseLanguage(language)}
            sx={{ minHeight: 44 }}
          >
            {ownLanguageName(language)}
          </Button>
        ))}
    </Box>
  );
}
