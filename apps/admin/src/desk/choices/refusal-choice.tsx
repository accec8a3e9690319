import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { moderatorRefusals } from '@kindling/contract/safety/verification';
import { refusalName } from '../desk-names';
import { clearOfEvidence } from '../evidence';
import { KeyCap } from '../../shared/ui/key-cap';
import { KeyedChoices } from './keyed-choices';
import { t } from '../../shared/words/texts';

interface RefusalChoiceProps {
  onChoose: (refusal: string) => void;
  onCancel: () => void;
}

/** Why a picture in a pose verifies nothing. It takes nothing from the member, so there is no statement to be made. */
export function RefusalChoice({ onChoose, onCancel }: RefusalChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Card
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={t('Why')}
      sx={{ ...clearOfEvidence, p: 2, display: 'grid', gap: 1.5, outline: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {t('Why? The member reads it, and can try again.')}
        </Typography>
        <Button color="inherit" onClick={onCancel} aria-keyshortcuts="Escape">
          {t('Cancel')}
          <KeyCap>{t('Esc')}</KeyCap>
        </Button>
      </Box>
      <KeyedChoices
        choices={moderatorRefusals}
        nameOf={refusalName}
        onChoose={onChoose}
        onCancel={onCancel}
      />
    </Card>
  );
}
