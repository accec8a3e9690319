import Typography from '@mui/material/Typography';
import { t } from '../words/texts';

/** Beside buttons that make a file of one brand, while the page shows several. */
export function OneBrandAFile() {
  return (
    <Typography variant="body2" color="textSecondary">
      {t('A file is made of one brand: choose it above.')}
    </Typography>
  );
}
