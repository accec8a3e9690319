import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import { isPromptCode } from '@kindling/contract/profiles/prompts';
import type { reportSubject } from '@kindling/contract/safety/desk-subjects';
import type { ReportedField } from '@kindling/contract/safety/report-rules';
import { ReportedMessages } from './reported-messages';
import { PictureStage } from './picture-stage';
import type { ViewingCare } from './use-viewing-care';
import { Words } from './quoted-words';
import { promptNames } from '../../shared/words/prompt-names';
import { codeName, t } from '../../shared/words/texts';

interface ReportViewProps {
  subject: z.output<typeof reportSubject>;
  care: ViewingCare;
  onUnveil: () => void;
  /** Opens a picture at full size. */
  onEnlarge: (image: string) => void;
}

const reporters = {
  member: t('a member'),
  visitor: t('somebody without an account'),
  depicted: t('somebody who says they are shown'),
};

const states = {
  inspection: t('it waits for its inspection'),
  active: t('others see it'),
  removed: t('it is removed already'),
  gone: t('its owner deleted it'),
};

/** What a picture of the evidence is called. @param count how many there are */
export function pictureName(index: number, count: number): string {
  return count === 1 ? t('The picture') : t('Picture {{index}}', { index: index + 1 });
}

/** What a reported text is called. */
function saidIn(field: ReportedField, name: string): string {
  if (!isPromptCode(field)) return t('What {{name}} said when it was reported', { name });
  const prompt = promptNames[field];
  return t('What {{name}} answered to “{{prompt}}” when it was reported', { name, prompt });
}

/** A report with the evidence as it was when it was reported. */
export function ReportView({ subject, care, onUnveil, onEnlarge }: ReportViewProps) {
  const { number, about, reason, words, reporter, others, total, evidence } = subject;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">
          {codeName(reason)} · {codeName(about).toLowerCase()}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {total > 1
            ? t('Report {{number}} by {{who}}, and {{more}} more, all decided together.', {
                ...{ number, who: reporters[reporter], more: total - 1 },
              })
            : t('Report {{number}} by {{who}}.', { number, who: reporters[reporter] })}{' '}
          {t('The accused is never told who reported.')}
        </Typography>
      </Box>
      {words !== '' && (
        <Words label={t('What they wrote')} strong>
          {words}
        </Words>
      )}
      {others
        .filter((other) => other.words !== '')
        .map((other) => (
          <Words
            key={other.number}
            label={t('{{reason}}: report {{number}}', {
              reason: codeName(other.reason),
              number: other.number,
            })}
          >
            {other.words}
          </Words>
        ))}
      {evidence.address !== null && <Words label={t('Where it should be')}>{evidence.address}</Words>}
      {evidence.texts.map(({ field, text, stands }) => (
        <Words
          key={`${field} ${text}`}
          label={[
            saidIn(field, evidence.name ?? t('the profile')),
            ...(stands ? [] : [t('it stands there no more')]),
          ].join(': ')}
        >
          {text}
        </Words>
      ))}
      {evidence.messages.length > 0 && <ReportedMessages evidence={evidence} />}
      {evidence.pictures.map(({ photo_id: id, image, status }, index) => (
        <PictureStage
          key={id}
          picture={{ image }}
          caption={[
            t('{{picture}} as it was when it was reported', {
              picture: pictureName(index, evidence.pictures.length),
            }),
            ...(status === null ? [] : [states[status]]),
          ].join(': ')}
          care={care}
          onUnveil={onUnveil}
          onEnlarge={() => onEnlarge(image)}
        />
      ))}
    </Box>
  );
}
