import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ApiProblem } from '@kindling/contract/api-problem';
import { problemStatus } from '@kindling/contract/problems';
import type { BulkJob } from '@kindling/contract/console/calls/bulk';
import { useListContext, useStore } from 'react-admin';
import { timeName } from '../../words/names';
import { problemText } from '../../words/problem-text';
import { t } from '../../words/texts';
import { isMoving, useBulkChanges, useBulkJobs } from './use-bulk-jobs';
import { actionNames, rowName, wordsOf } from './bulk-labels';

/** At most this many rows are named per reason. */
const mostNamed = 12;
/** At most this many closed strips are remembered. */
const mostClosed = 20;

/** Above a list: the reader's work on many of its rows, how far it is, what failed, and how it is taken back. */
export function BulkStrip() {
  const jobs = useBulkJobs();
  const [closed, setClosed] = useStore<string[]>('bulk.closed', []);
  return (
    jobs
      // Of those with which nothing can be done any more, the newest alone.
      .filter((job, at) => isMoving(job) || job.undo_until !== null || at === 0)
      .filter((job) => isMoving(job) || !closed.includes(job.id))
      .map((job) => (
        <Progress key={job.id} job={job} close={() => setClosed([job.id, ...closed].slice(0, mostClosed))} />
      ))
  );
}

function Progress({ job, close }: { job: BulkJob; close: () => void }) {
  const { undo } = useBulkChanges();
  const { id, action, total, done, undone, kept, undoing, undo_until: until } = job;
  const isRunning = isMoving(job);
  const name = actionNames[action];
  const [past, whole] = undoing
    ? [undone + kept, undone + kept + done]
    : [done + job.unchanged + job.failed, total];
  return (
    <Box
      component="section"
      aria-label={t('{{name}}: progress', { name })}
      data-job={id}
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1, minWidth: 180 }}>
          <strong>{name}</strong>{' '}
          {isRunning ? (undoing ? t('is being undone') : t('is under way')) : wordsOf(job)}
        </Typography>
        {isRunning && (
          <Typography variant="body2" color="textSecondary">
            {t('{{past, number}} of {{whole, number}}', { past, whole })}
          </Typography>
        )}
        {until !== null && (
          <Button
            loading={undo.isPending}
            onClick={() => undo.mutate(job)}
            sx={{ minHeight: { xs: 40, sm: 32 } }}
          >
            {t('Undo until {{time}}', { time: timeName(until) })}
          </Button>
        )}
        {!isRunning && (
          <IconButton aria-label={t('Close')} onClick={close} sx={{ p: { xs: 1.25, sm: 0.75 } }}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {isRunning && (
        <LinearProgress
          variant="determinate"
          aria-label={t('Rows that are done')}
          value={(100 * past) / whole}
          sx={{ my: 0.75, borderRadius: 1 }}
        />
      )}
      <Reasons job={job} />
    </Box>
  );
}

/** Why some rows are not as they were meant to be, each reason once. */
function Reasons({ job: { failures } }: { job: BulkJob }) {
  const { data } = useListContext<{ id: string }>();
  if (failures.length === 0) return null;
  const byReason = Map.groupBy(failures, ({ problem }) => problem);
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem', pb: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: { xs: 1, sm: 0.25 } }}>
        {t('Which rows, and why')}
      </Box>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {[...byReason].map(([problem, rows]) => (
          <li key={problem}>
            {problem === null
              ? t('Somebody changed it since.')
              : problemText(new ApiProblem(problem, problemStatus[problem]))}{' '}
            <Box component="bdi" sx={{ color: 'text.secondary' }}>
              {[
                rows
                  .slice(0, mostNamed)
                  .map(({ row }) => rowName(row, data))
                  .join(', '),
                ...(rows.length > mostNamed ? ['…'] : []),
              ].join(' ')}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
