import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { reportSubject } from '@kindling/contract/shapes/desk-subjects';
import { codeName } from '../shared/names';
import { ReportedMessages } from './reported-messages';
import { PictureStage } from './picture-stage';
import type { ViewingCare } from './use-viewing-care';
import { Words } from './words';

interface ReportViewProps {
  subject: z.output<typeof reportSubject>;
  care: ViewingCare;
  onUnveil: () => void;
}

const reporters = {
  member: 'a member',
  visitor: 'somebody without an account',
  depicted: 'somebody who says they are shown',
};

const states = {
  inspection: 'it waits for its inspection',
  active: 'others see it',
  removed: 'it is removed already',
  gone: 'its owner deleted it',
};

/** What a picture of the evidence is called. @param count how many there are */
export function pictureName(index: number, count: number): string {
  return count === 1 ? 'The picture' : `Picture ${index + 1}`;
}

/** A report with the evidence as it was when it was reported. */
export function ReportView({ subject, care, onUnveil }: ReportViewProps) {
  const { number, about, reason, words, reporter, others, total, evidence } = subject;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">
          {codeName(reason)} · {about}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Report {number} by {reporters[reporter]}
          {total > 1 && `, and ${total - 1} more, all decided together`}. The accused is never told who
          reported.
        </Typography>
      </Box>
      {words !== '' && (
        <Words label="What they wrote" strong>
          {words}
        </Words>
      )}
      {others
        .filter((other) => other.words !== '')
        .map((other) => (
          <Words key={other.number} label={`${codeName(other.reason)}: report ${other.number}`}>
            {other.words}
          </Words>
        ))}
      {evidence.address !== null && <Words label="Where it should be">{evidence.address}</Words>}
      {evidence.texts.map(({ text, stands }) => (
        <Words
          key={text}
          label={`What ${evidence.name ?? 'the profile'} said when it was reported${stands ? '' : ': it stands there no more'}`}
        >
          {text}
        </Words>
      ))}
      {evidence.messages.length > 0 && <ReportedMessages evidence={evidence} />}
      {evidence.pictures.map(({ photo_id: id, image, status }, index) => (
        <PictureStage
          key={id}
          picture={{ image }}
          caption={`${pictureName(index, evidence.pictures.length)} as it was when it was reported${status === null ? '' : `: ${states[status]}`}`}
          care={care}
          onUnveil={onUnveil}
        />
      ))}
    </Box>
  );
}
