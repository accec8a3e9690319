import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import type { MailSample } from '@kindling/contract/mails/calls/mail-samples';
import { t } from '../../../shared/words/texts';

/** What a mail says; the test mail shows it in the brand's look. */
export function Letter({ mail, language }: { mail: MailSample; language: Language }) {
  const { subject, title, paragraphs, button, notes, footer } = mail;
  const quiet = { variant: 'body2', color: 'textSecondary' } as const;
  return (
    <Box
      component="article"
      aria-label={t('What it says')}
      lang={language}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider', bgcolor: 'action.hover' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {subject}
        </Typography>
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 1.25, justifyItems: 'start', maxWidth: 600 }}>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        {paragraphs.map((text, index) => (
          <Typography key={index} variant="body1">
            {text}
          </Typography>
        ))}
        {button !== null && (
          <Box sx={{ px: 2, py: 1, my: 0.5, borderRadius: 1, bgcolor: 'action.selected', fontWeight: 600 }}>
            {button}
          </Box>
        )}
        {notes.map((text, index) => (
          <Typography key={index} {...quiet}>
            {text}
          </Typography>
        ))}
        <Box
          sx={{ borderTop: 1, borderColor: 'divider', pt: 1.25, width: '100%', display: 'grid', gap: 0.5 }}
        >
          {footer.map((text, index) => (
            <Typography key={index} variant="caption" color="textSecondary">
              {text}
            </Typography>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
