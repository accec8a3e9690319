import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { instantName } from '../../shared/words/names';
import { EvidenceDialog } from './evidence-dialog';
import { Lines, Part } from '../../shared/ui/part';
import { outcomeNames } from '../../shared/words/report-outcomes';
import { codeName, t } from '../../shared/words/texts';

/** Reports about and by a member, without the other party. */
export function ReportsPart({
  page,
  reports,
}: {
  page: MemberPage;
  reports: NonNullable<MemberPage['reports']>;
}) {
  // A report found by number opens at once.
  const [asked] = useSearchParams();
  const [looked, setLooked] = useState<string | undefined>(asked.get('report') ?? undefined);
  const outcome = (value: keyof typeof outcomeNames | null) => (
    <Chip
      variant="outlined"
      color={value === null ? 'warning' : value === 'restricted' ? 'error' : 'default'}
      label={value === null ? t('Open') : outcomeNames[value]}
    />
  );
  return (
    <Part title={t('Reports')}>
      <Typography variant="h3">{t('About this member')}</Typography>
      <Lines
        none={t('Nobody reported this member.')}
        lines={reports.about.map((found) => ({
          key: found.id,
          title: [
            codeName(found.kind),
            ...(found.reports > 1 ? [t('{{reports}} times', { reports: found.reports })] : []),
          ].join(', '),
          more: instantName(found.opened_at),
          end: (
            <>
              <Button onClick={() => setLooked(found.id)}>{t('Evidence')}</Button>
              {outcome(found.outcome)}
            </>
          ),
        }))}
      />
      <Typography variant="h3">{t('By this member')}</Typography>
      <Lines
        none={t('This member reported nothing.')}
        lines={reports.by.map((report) => ({
          key: report.number,
          title: `${codeName(report.reason)} (${codeName(report.kind).toLowerCase()})`,
          more: `${instantName(report.reported_at)} · ${report.number}`,
          end: outcome(report.outcome),
        }))}
      />
      {looked !== undefined && (
        <EvidenceDialog memberId={page.id} caseId={looked} onClose={() => setLooked(undefined)} />
      )}
    </Part>
  );
}

export function ComplaintsPart({ complaints }: { complaints: NonNullable<MemberPage['complaints']> }) {
  return (
    <Part title={t('Complaints')}>
      <Lines
        none={t('This member never complained.')}
        lines={complaints.map((complaint) => ({
          key: complaint.id,
          title: (
            <Link component={RouterLink} to={`/support-cases/${complaint.id}/show`}>
              {codeName(complaint.topic)}, {complaint.number}
            </Link>
          ),
          more: t('{{opened_at}} · due {{due_at}}', {
            opened_at: instantName(complaint.opened_at),
            due_at: instantName(complaint.due_at),
          }),
          end: <Chip variant="outlined" label={codeName(complaint.state)} />,
        }))}
      />
    </Part>
  );
}
