import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { appealSubject } from '@kindling/contract/safety/desk-subjects';
import { instantName } from '../../shared/words/names';
import { groundName } from '../desk-names';
import { PictureStage } from './picture-stage';
import type { ViewingCare } from './use-viewing-care';
import { Words } from './quoted-words';
import { codeName, t } from '../../shared/words/texts';

interface AppealViewProps {
  subject: z.output<typeof appealSubject>;
  care: ViewingCare;
  onUnveil: () => void;
  /** Opens a picture at full size. */
  onEnlarge: (image: string) => void;
}

/** The restriction, its statement to the member, and the appeal. */
export function AppealView({ subject, care, onUnveil, onEnlarge }: AppealViewProps) {
  const { number, restriction, words, image, text } = subject;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">
          {codeName(restriction.kind)} · {groundName(restriction.ground)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {restriction.automated
            ? t('Appeal {{number}}. Decided by a programme on {{at}}.', {
                number,
                at: instantName(restriction.decided_at),
              })
            : t('Appeal {{number}}. Decided by somebody else on {{at}}.', {
                number,
                at: instantName(restriction.decided_at),
              })}
        </Typography>
      </Box>
      <Words label={t('What the member says to it')} strong>
        {words}
      </Words>
      {text !== null && text !== '' && <Words label={t('The text it is about')}>{text}</Words>}
      {image !== null && (
        <PictureStage
          picture={{ image }}
          caption={t('The picture it is about')}
          care={care}
          onUnveil={onUnveil}
          onEnlarge={() => onEnlarge(image)}
        />
      )}
      <Words label={t('The statement they got')}>{restriction.statement}</Words>
    </Box>
  );
}
