import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import UndoIcon from '@mui/icons-material/Undo';
import type { StaffPayment, StaffRefund } from '@kindling/contract/money/calls/payment-desk';
import { useState, type ReactNode } from 'react';
import { Show, Title, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BrandName } from '../../shared/brands/brand-name';
import { FactList } from '../../shared/ui/fact-list';
import { PaymentState } from '../../shared/chips/money-chips';
import { creditsName, moneyName, rateName } from '../../shared/words/money-words';
import { countryName, instantName } from '../../shared/words/names';
import { paymentMethodName } from '../../shared/words/payment-method-names';
import { RefundDialog } from '../../shared/decisions/refund-dialog';
import type { PaymentStory } from './story';
import { StoryView } from './story-view';
import { codeName, t } from '../../shared/words/texts';

export function PaymentShow() {
  return (
    <Show component="div" actions={false} title=" ">
      <Payment />
    </Show>
  );
}

/** Shows the list's row until the whole story is loaded. */
function Payment() {
  const record = useRecordContext<StaffPayment & Partial<PaymentStory>>();
  const [isRefunding, setRefunding] = useState(false);
  if (!record) return null;
  const story = isStory(record) ? record : undefined;
  const open = story?.refunds.find(({ waits }) => waits);
  const canRefund = story !== undefined && (story.offers.unused !== null || story.offers.full !== null);
  return (
    <Box sx={{ maxWidth: 1120, display: 'grid', gap: 2 }}>
      <Title title={t('Payment')} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, pt: 1, flexWrap: 'wrap' }}>
        <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
          {moneyName(record.amount, record.currency)}
        </Typography>
        <PaymentState payment={record} />
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
          {t('{{credits}} · order {{order}}', { credits: creditsName(record.credits), order: record.order })}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<UndoIcon />}
          // Enabled while the payment is loading, so an early click or key press is kept.
          disabled={story !== undefined && !canRefund}
          aria-keyshortcuts="R"
          onClick={() => setRefunding(true)}
          sx={{ minHeight: 44 }}
        >
          {t('Refund')}
        </Button>
      </Box>
      {open && (
        <Alert severity="warning">
          {t('A refund of {{amount}} waits for a second person.', {
            amount: moneyName(open.amount, open.currency),
          })}{' '}
          <Link
            component={RouterLink}
            to={{ pathname: '/refunds', search: `filter=${encodeURIComponent('{"waits":true}')}` }}
          >
            {t('To what waits')}
          </Link>
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Part title={t('Story')}>{story && <StoryView payment={story} />}</Part>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Part title={t('Details')}>
            <FactList facts={factsOf(record, story)} />
          </Part>
          <Part title={t('Tax')}>{story && <Tax payment={story} />}</Part>
        </Box>
      </Box>
      {story && story.postings.length > 0 && <Postings payment={story} />}
      {story && canRefund && isRefunding && (
        <RefundDialog payment={story} onClose={() => setRefunding(false)} />
      )}
    </Box>
  );
}

function isStory(record: StaffPayment & Partial<PaymentStory>): record is PaymentStory {
  return record.events !== undefined && record.offers !== undefined;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** What went back, what waits and what is on its way, with its credits. */
function refundFacts(story: PaymentStory | undefined) {
  const sumOf = (name: string, isCounted: (refund: StaffRefund) => boolean) => {
    const counted = story?.refunds.filter(isCounted) ?? [];
    const sum = (what: 'amount' | 'credits') => counted.reduce((all, refund) => all + refund[what], 0);
    const words =
      story && counted.length > 0
        ? `${moneyName(sum('amount'), story.currency)}, ${creditsName(sum('credits'))}`
        : null;
    return [name, words] as const;
  };
  return [
    sumOf(t('Refunded'), ({ status }) => status === 'completed'),
    sumOf(t('Refund that waits for a second person'), ({ waits }) => waits),
    sumOf(
      t('Refund on its way'),
      ({ status, waits }) => !waits && (status === 'requested' || status === 'pending'),
    ),
  ];
}

function factsOf(record: StaffPayment, story: PaymentStory | undefined) {
  const money = (cents: number) => moneyName(cents, record.currency);
  return [
    [t('Brand'), <BrandName key="brand" />],
    [t('Bundle'), record.bundle],
    [
      t('Discount'),
      record.discount_code &&
        t('{{discount}} by {{discount_code}}', {
          discount: money(record.discount),
          discount_code: record.discount_code,
        }),
    ],
    ...refundFacts(story),
    [
      t('Used so far'),
      story?.completed_at
        ? t('{{used_credits}} of {{credits}}', {
            used_credits: story.used_credits,
            credits: creditsName(record.credits),
          })
        : null,
    ],
    [t('Can go back until'), record.status === 'completed' && story?.until ? instantName(story.until) : null],
    [t('Method'), paymentMethodName(record.payment_method)],
    [t('Provider'), codeName(record.provider)],
    [t('Provider’s id'), record.reference],
    [t('Payer’s country'), record.country ? countryName(record.country) : t('Unknown')],
    [t('Started'), instantName(record.created_at)],
    [t('Paid'), record.completed_at && instantName(record.completed_at)],
    [
      t('Member'),
      record.member === null ? (
        t('Erased')
      ) : (
        <Link key="member" component={RouterLink} to={`/members/${record.tenant}:${record.member}/show`}>
          {t('To the member')}
        </Link>
      ),
    ],
  ] as const;
}

function Tax({ payment: { vat, currency, amount, completed_at: paid } }: { payment: PaymentStory }) {
  if (!vat)
    return (
      <Typography color="textSecondary">
        {paid === null
          ? t('Nothing was paid.')
          : t('No rate is known for this country: its accountant decides.')}
      </Typography>
    );
  return (
    <FactList
      facts={[
        [t('Net'), moneyName(vat.net, currency)],
        [
          t('VAT {{rate}}, {{country}}', { rate: rateName(vat.rate), country: countryName(vat.country) }),
          moneyName(vat.amount, currency),
        ],
        [t('Gross'), moneyName(amount, currency)],
      ]}
    />
  );
}

const causes: Readonly<Record<string, string>> = {
  purchase: t('Bought'),
  refund: t('Taken for a refund'),
  refund_failed: t('Given again, as the refund failed'),
  chargeback: t('Taken, as the bank took the money back'),
};

function Postings({ payment }: { payment: PaymentStory }) {
  return (
    <Part title={t('Postings of its credits')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('When')}</TableCell>
              <TableCell>{t('What')}</TableCell>
              <TableCell align="right">{t('Credits')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {payment.postings.map(({ id, at, cause, amount }) => (
              <TableRow key={id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{instantName(at)}</TableCell>
                <TableCell>{causes[cause] ?? codeName(cause)}</TableCell>
                <TableCell align="right">{amount > 0 ? `+${amount}` : `−${-amount}`}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Part>
  );
}
