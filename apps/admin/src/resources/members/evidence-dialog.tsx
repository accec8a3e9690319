import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/session/console-api';
import { FactList } from '../../shared/ui/fact-list';
import { giftName, instantName } from '../../shared/words/names';
import { EvidencePicture } from './evidence-picture';
import { codeName, t } from '../../shared/words/texts';

/** The evidence of a report of the member; the server logs each look. */
export function EvidenceDialog({
  memberId,
  caseId,
  onClose,
}: {
  memberId: string;
  caseId: string;
  onClose: () => void;
}) {
  const { data, error } = useQuery({
    queryKey: ['getMemberReport', memberId, caseId],
    queryFn: () => callApi('getMemberReport', { params: { id: memberId, report: caseId } }),
    staleTime: 60_000,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="evidence-title">
      <DialogTitle id="evidence-title">{t('What was reported')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {data && (
          <>
            <FactList
              facts={[
                [t('About'), codeName(data.about)],
                [t('Reason'), codeName(data.reason)],
                [t('Reports'), String(data.total)],
                [t('Words'), data.words && `“${data.words}”`],
                [t('Address'), data.evidence.address],
              ]}
            />
            {data.evidence.texts.map(({ text, stands }) => (
              <Quote key={text} label={stands ? t('Stands still') : t('Gone or changed since')}>
                {text}
              </Quote>
            ))}
            {data.evidence.messages.map((message) => (
              <Quote
                key={`${message.sent_at}-${message.text}`}
                label={[
                  message.from_reporter ? t('Who reported') : t('The member'),
                  instantName(message.sent_at),
                  message.reported && t('reported'),
                  message.retracted && t('taken back by its sender'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                strong={message.reported}
              >
                {message.kind === 'gift' ? giftName(message.gift) : message.text || t('A picture')}
              </Quote>
            ))}
            {data.evidence.pictures.map(({ photo_id: id, image, status }) => (
              <EvidencePicture key={id} image={image} status={status} />
            ))}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Quote({ label, strong = false, children }: { label: string; strong?: boolean; children: string }) {
  return (
    <Box
      sx={{
        borderLeft: 3,
        borderColor: strong ? 'error.main' : 'divider',
        pl: 1.5,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>
        <bdi>{children}</bdi>
      </Typography>
    </Box>
  );
}
