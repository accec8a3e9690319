import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { modes, type Mode } from '@kindling/contract/themes/derive-theme';
import { modeNames, type ChosenLook } from './use-look';
import { t } from '../../../shared/words/texts';
import { TextWith } from '../../../shared/words/text-with';

/** A few parts of a page in the derived colours, by day and by night side by side. */
export function LookSample({ look }: { look: ChosenLook }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {modes.map((mode) => (
        <Sample key={mode} mode={mode} look={look} />
      ))}
    </Box>
  );
}

function Sample({ mode, look: { derived, tokens } }: { mode: Mode; look: ChosenLook }) {
  const colours = derived[mode];
  const round = { control: Math.min(tokens.shape.control, 20), card: Math.min(tokens.shape.card, 20) };
  const button = (role: string, text: string) => (
    <Box
      component="span"
      sx={{ px: 1.5, py: 0.5, fontWeight: 650 }}
      style={{
        backgroundColor: colours[role],
        color: colours[`on-${role}`],
        borderRadius: round.control,
      }}
    >
      {text}
    </Box>
  );
  return (
    <Box role="img" aria-label={t('Colours {{mode}}', { mode: modeNames[mode].toLowerCase() })}>
      <Typography variant="caption" color="textSecondary">
        {modeNames[mode]}
      </Typography>
      <Box
        aria-hidden
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', fontSize: '0.8125rem' }}
        style={{ backgroundColor: colours['surface-1'], color: colours.text }}
      >
        <Box
          sx={{ px: 1.5, py: 1, display: 'flex', gap: 1.5, fontWeight: 600 }}
          style={{ backgroundColor: colours.night, color: colours['on-night'] }}
        >
          <span>{t('Dark band')}</span>
          <span style={{ color: colours['night-primary'] }}>{t('Link')}</span>
          <span style={{ color: colours['night-accent'] }}>{t('New')}</span>
        </Box>
        <Box sx={{ p: 1.5 }}>
          <Box
            sx={{ p: 1.5, display: 'grid', gap: 1 }}
            style={{ backgroundColor: colours['surface-2'], borderRadius: round.card }}
          >
            <Box sx={{ fontWeight: 650 }}>{t('Somebody near you')}</Box>
            <Box style={{ color: colours.muted }}>
              <TextWith
                english="Quiet text and <a>a link</a>"
                parts={{ a: <span style={{ color: colours['primary-text'] }} /> }}
              />
            </Box>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              {button('primary', t('Say hello'))}
              {button('secondary', t('Later'))}
              {button('unread', '3')}
            </Box>
            <Box
              sx={{ px: 1, py: 0.5, borderRadius: 0.5 }}
              style={{ backgroundColor: colours['primary-soft'], color: colours['on-primary-soft'] }}
            >
              {t('A soft notice')}
            </Box>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
