import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import type { SupportCase } from '@kindling/contract/safety/calls/support-desk';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MemberStates } from '../../shared/chips/member-state';
import { PaymentState } from '../../shared/chips/money-chips';
import { CorrectCredits } from '../../shared/decisions/correct-credits';
import { callApi } from '../../shared/session/console-api';
import { FactList } from '../../shared/ui/fact-list';
import { Lines } from '../../shared/ui/part';
import { creditsName, moneyName } from '../../shared/words/money-words';
import { dayName, instantName } from '../../shared/words/names';
import { maskedMail } from './masked-mail';
import { RefundButton } from './refund-button';
import { stateNames, topicNames } from './case-labels';
import { t } from '../../shared/words/texts';

const paymentsShown = 5;
const casesShown = 5;

/** The complainant's account and payments, as context for an answer. Each view is logged. */
export function CaseMemberPanel({ found }: { found: SupportCase }) {
  const { member, email } = found;
  if (member === null) {
    return (
      <Frame>
        <Typography color="textSecondary">{t('A visitor, without an account.')}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {email ?? t('Nobody who can be written to any more')}
        </Typography>
      </Frame>
    );
  }
  return <Member id={member} caseId={found.id} />;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card component="section" aria-label={t('Who complained')} sx={{ p: 2, display: 'grid', gap: 2 }}>
      {children}
    </Card>
  );
}

function Member({ id, caseId }: { id: string; caseId: string }) {
  const { data: page, error } = useQuery({
    queryKey: ['getMemberPage', id],
    queryFn: () => callApi('getMemberPage', { params: { id } }),
    refetchOnWindowFocus: false,
  });
  if (error)
    return (
      <Frame>
        <Alert severity="info">{error.message}</Alert>
      </Frame>
    );
  if (!page) return <Skeleton variant="rounded" height={320} aria-label={t('Loading')} />;
  const others = page.complaints?.filter((complaint) => complaint.id !== caseId) ?? [];
  return (
    <Frame>
      <Head page={page} />
      {page.money && <Money page={page} money={page.money} />}
      {page.complaints && (
        <Part title={t('Other complaints')}>
          <Lines
            none={t('This member made no other complaint.')}
            lines={others.slice(0, casesShown).map((complaint) => ({
              key: complaint.id,
              title: (
                <Link component={RouterLink} to={`/support-cases/${complaint.id}/show`}>
                  {topicNames[complaint.topic]}, {complaint.number}
                </Link>
              ),
              more: instantName(complaint.opened_at),
              end: <Chip variant="outlined" label={stateNames[complaint.state]} />,
            }))}
          />
        </Part>
      )}
    </Frame>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flex: 1, minWidth: 100 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

function Head({ page }: { page: MemberPage }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
      <Avatar src={page.image ?? undefined} alt="" variant="rounded" sx={{ width: 56, height: 56 }}>
        {page.name.charAt(0)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
          <Link
            variant="h2"
            component={RouterLink}
            to={`/members/${page.id}/show`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32, overflowWrap: 'anywhere' }}
          >
            <bdi>{page.name}</bdi>, {page.age}
          </Link>
          <MemberStates member={page} />
        </Box>
        {page.account && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {maskedMail(page.account.email)}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {t('Joined {{created_at}}', { created_at: dayName(page.created_at) })}
        </Typography>
      </Box>
    </Box>
  );
}

function Money({ page, money }: { page: MemberPage; money: NonNullable<MemberPage['money']> }) {
  const waits = money.corrections.some((correction) => correction.waits);
  return (
    <>
      <Part title={t('Credits')} action={<CorrectCredits memberId={page.id} money={money} />}>
        <FactList
          facts={[
            [t('In the wallet'), creditsName(money.credits)],
            [t('Correction'), waits ? t('It waits for a second person now') : null],
            [
              t('Direct debit'),
              money.direct_debit_blocked ? t('Blocked since a debit was taken back') : null,
            ],
          ]}
        />
      </Part>
      <Part title={t('Last payments')}>
        <Lines
          none={t('Nothing was bought.')}
          lines={money.payments.slice(0, paymentsShown).map((payment) => ({
            key: payment.id,
            title: (
              <Link component={RouterLink} to={`/payments/${payment.id}/show`}>
                {moneyName(payment.amount, payment.currency)}
              </Link>
            ),
            more: `${creditsName(payment.credits)} · ${instantName(payment.created_at)} · ${payment.order}`,
            end: (
              <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end' }}>
                <PaymentState payment={payment} />
                {payment.status === 'completed' &&
                  payment.open_refund === null &&
                  payment.refunded < payment.amount && <RefundButton payment={payment} />}
              </Box>
            ),
          }))}
        />
      </Part>
    </>
  );
}
