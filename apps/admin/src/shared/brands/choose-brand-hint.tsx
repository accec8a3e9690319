import Typography from '@mui/material/Typography';
import { t } from '../words/texts';

/** Says beside buttons for files that they need a single brand. */
export function ChooseBrandHint() {
  return (
    <Typography variant="body2" color="textSecondary">
      {t('A file is made of one brand: choose it above.')}
    </Typography>
  );
}
