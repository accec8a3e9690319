import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useDrafts } from '../shared/unsaved/use-draft';
import { t } from '../shared/words/texts';

/** Says that an item is a colleague's now, with what was written about it, so that none of it is lost. */
export function LostItem({ id, onClose }: { id: string; onClose: () => void }) {
  const drafts = useDrafts(`desk ${id} `);
  return (
    <Alert severity="info" onClose={onClose} closeText={t('Close')}>
      <span>{t('The item that you were at went to a colleague, as you did not decide it for a while.')}</span>
      {drafts.map((draft) => (
        <Typography
          key={draft}
          variant="body2"
          sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {t('You had written: {{draft}}', { draft })}
        </Typography>
      ))}
    </Alert>
  );
}
