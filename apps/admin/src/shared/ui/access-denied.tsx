import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageTitle } from './page-title';
import { t } from '../words/texts';

/** Says that the reader's role has no right to this page, and leads back. */
export function AccessDenied() {
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto', py: { xs: 6, md: 10 }, px: 2, textAlign: 'center' }}>
      <PageTitle title={t('Not part of your role')} gutterBottom>
        {t('This is not part of your role')}
      </PageTitle>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('What you can see and do stands in the menu. Ask an owner if you need more.')}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        {t('To the dashboard')}
      </Button>
    </Box>
  );
}
