import Box from '@mui/material/Box';
import { ink } from '../ui/theme';
import { t } from '../words/texts';

/** The console's logo, with its name where there is room. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return <Box component="img" src="/assets/kindling-console.svg" alt="" width={size} height={size} />;
}

export function BrandName() {
  return (
    <Box component="span" sx={{ fontWeight: 650, fontSize: '0.9375rem', letterSpacing: '-0.01em' }}>
      Kindling{' '}
      <Box component="span" sx={{ fontWeight: 450, color: ink.text }}>
        {t('Console')}
      </Box>
    </Box>
  );
}
