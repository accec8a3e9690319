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
import type { StaffPayment } from '@kindling/contract/routes/payment-desk';
import { moneyName } from '@kindling/contract/settings-sentences';
import { useState, type ReactNode } from 'react';
import { Show, Title, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BrandName } from '../../shared/brand-name';
import { FactList } from '../../shared/fact-list';
import { PaymentState } from '../../shared/money-chips';
import { creditsName } from '../../shared/money-words';
import { codeName, countryName, instantName } from '../../shared/names';
import { paymentMethodName } from '../../shared/payment-method-names';
import { RefundDialog } from './refund-dialog';
import type { PaymentStory } from './story';
import { StoryView } from './story-view';

export function PaymentShow() {
  return (
    <Show component="div" actions={false} title=" ">
      <Payment />
    </Show>
  );
}

/** Until the whole story is there, the row of the list shows what is known. */
function Payment() {
  const record = useRecordContext<StaffPayment & Partial<PaymentStory>>();
  const [isRefunding, setRefunding] = useState(false);
  if (!record) return null;
  const story = isStory(record) ? record : undefined;
  const open = story?.refunds.find(({ waits }) => waits);
  const canRefund = story !== undefined && (story.offers.unused !== null || story.offers.full !== null);
  return (
    <Box sx={{ maxWidth: 1120, display: 'grid', gap: 2 }}>
      <Title title="Payment" />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, pt: 1, flexWrap: 'wrap' }}>
        <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
          {moneyName(record.amount, record.currency)}
        </Typography>
        <PaymentState payment={record} />
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
          {creditsName(record.credits)} · order {record.order}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<UndoIcon />}
          disabled={!canRefund}
          onClick={() => setRefunding(true)}
          sx={{ minHeight: 44 }}
        >
          Refund
        </Button>
      </Box>
      {open && (
        <Alert severity="warning">
          A refund of {moneyName(open.amount, open.currency)} waits for a second person.{' '}
          <Link
            component={RouterLink}
            to={{ pathname: '/refunds', search: `filter=${encodeURIComponent('{"waits":true}')}` }}
          >
            To what waits
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
        <Part title="Story">{story && <StoryView payment={story} />}</Part>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Part title="Details">
            <FactList facts={factsOf(record, story)} />
          </Part>
          <Part title="Tax">{story && <Tax payment={story} />}</Part>
        </Box>
      </Box>
      {story && story.postings.length > 0 && <Postings payment={story} />}
      {story && isRefunding && <RefundDialog payment={story} onClose={() => setRefunding(false)} />}
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

function factsOf(record: StaffPayment, story: PaymentStory | undefined) {
  const money = (cents: number) => moneyName(cents, record.currency);
  return [
    ['Brand', <BrandName key="brand" />],
    ['Bundle', record.bundle],
    ['Discount', record.discount_code && `${money(record.discount)} by ${record.discount_code}`],
    [
      'Refunded',
      record.refunded > 0 ? `${money(record.refunded)}, ${creditsName(record.returned_credits)}` : null,
    ],
    ['Used so far', story?.completed_at ? `${story.used_credits} of ${creditsName(record.credits)}` : null],
    ['Can go back until', record.status === 'completed' && story?.until ? instantName(story.until) : null],
    ['Method', paymentMethodName(record.payment_method)],
    ['Provider', codeName(record.provider)],
    ['Provider’s id', record.reference],
    ['Payer’s country', record.country ? countryName(record.country) : 'Unknown'],
    ['Started', instantName(record.created_at)],
    ['Paid', record.completed_at && instantName(record.completed_at)],
    [
      'Member',
      record.member === null ? (
        'Erased'
      ) : (
        <Link key="member" component={RouterLink} to={`/members/${record.tenant}:${record.member}/show`}>
          To the member
        </Link>
      ),
    ],
  ] as const;
}

function Tax({ payment: { vat, currency, amount, completed_at: paid } }: { payment: PaymentStory }) {
  if (!vat)
    return (
      <Typography color="textSecondary">
        {paid === null ? 'Nothing was paid.' : 'No rate is known for this country: its accountant decides.'}
      </Typography>
    );
  return (
    <FactList
      facts={[
        ['Net', moneyName(vat.net, currency)],
        [`VAT ${vat.rate / 100} %, ${countryName(vat.country)}`, moneyName(vat.amount, currency)],
        ['Gross', moneyName(amount, currency)],
      ]}
    />
  );
}

const causes: Readonly<Record<string, string>> = {
  purchase: 'Bought',
  refund: 'Taken for a refund',
  refund_failed: 'Given again, as the refund failed',
  chargeback: 'Taken, as the bank took the money back',
};

function Postings({ payment }: { payment: PaymentStory }) {
  return (
    <Part title="Postings of its credits">
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>When</TableCell>
              <TableCell>What</TableCell>
              <TableCell align="right">Credits</TableCell>
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
