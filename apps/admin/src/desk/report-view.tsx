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
      {evidence.text !== null && evidence.text !== '' && (
        <Words label={`What ${evidence.name ?? 'the profile'} said when it was reported`}>
          {evidence.text}
        </Words>
      )}
      {evidence.messages.length > 0 && <ReportedMessages evidence={evidence} />}
      {evidence.image !== null && (
        <PictureStage
          picture={{ image: evidence.image }}
          caption="The picture as it was when it was reported"
          care={care}
          onUnveil={onUnveil}
        />
      )}
    </Box>
  );
}
