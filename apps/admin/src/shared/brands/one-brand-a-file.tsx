import Typography from '@mui/material/Typography';
import { t } from '../words/texts';

/** Hint next to export buttons that need a single brand. */
export function OneBrandAFile() {
  return (
    <Typography variant="body2" color="textSecondary">
      {t('A file is made of one brand: choose it above.')}
    </Typography>
  );
}
