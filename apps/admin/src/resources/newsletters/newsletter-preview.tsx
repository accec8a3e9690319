import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import { paragraphsOf, type NewsletterText } from '@kindling/contract/mails/newsletters';
import { languageName } from '../../shared/words/names';

/** What a mail says; the test mail shows it in the brand's look. */
export function Preview({
  language,
  text: { subject, body, button },
}: {
  language: Language;
  text: NewsletterText;
}) {
  return (
    <Card component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="overline" component="h3" color="text.secondary">
        {languageName(language)}
      </Typography>
      <Box lang={language} sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="p">
          {subject}
        </Typography>
        {paragraphsOf(body).map((paragraph, index) => (
          <Typography key={index}>{paragraph}</Typography>
        ))}
        <Box>
          <Box
            component="span"
            sx={{ px: 2, py: 1, borderRadius: 1, bgcolor: 'action.selected', display: 'inline-block' }}
          >
            {button}
          </Box>
        </Box>
      </Box>
    </Card>
  );
}
