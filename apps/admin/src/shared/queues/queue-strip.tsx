import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { StaffRight } from '@kindling/contract/route';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '../words/texts';
import { countOf, queueNames, queuePath, workQueuesOf, type WorkQueue } from './queues';
import { useWaiting } from './use-waiting';

interface QueueStripProps {
  queue: WorkQueue;
  /** The brand in which the reader works; undefined for all of theirs. Each tab leads on in it. */
  tenant: string | undefined;
}

/** Above every queue: all that the reader works on, with what waits in each. */
export function QueueStrip({ queue, tenant }: QueueStripProps) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const { rows = [] } = useWaiting();
  const queues = workQueuesOf(permissions);
  if (!queues.includes(queue)) return null;
  return (
    <Tabs
      value={queue}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('Queues')}
      sx={{ minWidth: 0 }}
    >
      {queues.map((each) => (
        <Tab
          key={each}
          value={each}
          component={Link}
          to={queuePath(each, new Date(), tenant)}
          label={`${queueNames[each]} · ${countOf(rows, each, tenant)}`}
        />
      ))}
    </Tabs>
  );
}
