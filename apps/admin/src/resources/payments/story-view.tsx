import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { instantName } from '../../shared/words/names';
import { storyOf, type PaymentStory, type StoryStep } from './story';
import { t } from '../../shared/words/texts';

const colours: Readonly<Record<StoryStep['tone'], string>> = {
  plain: 'text.secondary',
  good: 'success.main',
  waits: 'warning.main',
  bad: 'error.main',
};

export function StoryView({ payment }: { payment: PaymentStory }) {
  return (
    <Box component="ol" aria-label={t('Story')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {storyOf(payment).map((step) => (
        <Box
          key={step.id}
          component="li"
          sx={{
            position: 'relative',
            pl: 3,
            pb: 2,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 3,
              top: 5,
              width: 10,
              height: 10,
              borderRadius: '50%',
              bgcolor: colours[step.tone],
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              left: 7,
              top: 19,
              bottom: -1,
              borderLeft: 2,
              borderColor: 'divider',
            },
            '&:last-of-type': { pb: 0 },
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{step.title}</Typography>
          {step.lines.map((line) => (
            <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
          <Typography variant="caption" color="textSecondary" component="time" dateTime={step.at}>
            {instantName(step.at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
