import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { correctionStates } from '@kindling/contract/credits/correction-rules';
import type { StaffCorrection } from '@kindling/contract/money/calls/corrections';
import { Fragment } from 'react';
import { SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { CardText } from '../../shared/lists/card-list';
import { correctionReasonNames, correctionStateNames, signedCredits } from '../../shared/words/member-words';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { CorrectionButtons } from './correction-buttons';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={t('State')}
    alwaysOn
    choices={correctionStates.map((id) => ({ id, name: correctionStateNames[id] }))}
  />,
  brandFilter,
];

export function CorrectionList() {
  return (
    <RowList
      title={t('Corrections of credits')}
      filters={filters}
      none={t('Nobody corrected credits yet.')}
      sort={{ field: 'requested_at', order: 'DESC' }}
    >
      <RowTable label={t('Corrections')} columns={columns} card={(row) => <CorrectionCard row={row} />} />
    </RowList>
  );
}

const colours = { requested: 'warning', booked: 'success', declined: 'default' } as const;

function StateChip({ row: { state } }: { row: StaffCorrection }) {
  return <Chip variant="outlined" color={colours[state]} label={correctionStateNames[state]} />;
}

const peopleOf = ({ staff, decided_by: other, state }: StaffCorrection) =>
  other === null
    ? staff
    : state === 'declined'
      ? t('{{staff}}, declined by {{other}}', { staff, other })
      : t('{{staff}}, agreed by {{other}}', { staff, other });

const reasonOf = ({ reason, note, decline_note: declined }: StaffCorrection) =>
  [
    correctionReasonNames[reason],
    note && `“${note}”`,
    declined && t('Declined: “{{declined}}”', { declined }),
  ]
    .filter(Boolean)
    .join(' · ');

function MemberLink({ row: { member } }: { row: StaffCorrection }) {
  if (member === null) return t('Erased');
  return (
    <Link component={RouterLink} to={`/members/${member}/show`} sx={{ whiteSpace: 'nowrap', py: 0.75 }}>
      {t('To the member')}
    </Link>
  );
}

const columns = {
  amount: {
    label: t('Credits'),
    align: 'right',
    sx: { fontWeight: 650, ...nowrap },
    cell: ({ amount }) => signedCredits(amount),
  },
  state: { label: t('State'), cell: (row) => <StateChip row={row} /> },
  staff: { label: t('By'), cell: peopleOf },
  reason: { label: t('Reason'), sx: { minWidth: 220 }, cell: reasonOf },
  tenant: brandColumn,
  member: { label: t('Member'), cell: (row) => <MemberLink row={row} /> },
  requested_at: {
    label: t('Asked'),
    sorts: true,
    sx: nowrap,
    cell: ({ requested_at: at }) => instantName(at),
  },
  decide: { label: t('Decide'), cell: (row) => <CorrectionButtons correction={row} /> },
} satisfies Columns<StaffCorrection>;

function CorrectionCard({ row }: { row: StaffCorrection }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
      <CardText
        title={
          <Box
            component="span"
            sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}
          >
            {signedCredits(row.amount)} <StateChip row={row} />
          </Box>
        }
        lines={[
          <Fragment key="when">
            <BrandName /> · {instantName(row.requested_at)}
          </Fragment>,
          peopleOf(row),
          reasonOf(row),
        ]}
      />
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        }}
      >
        <MemberLink row={row} />
        <CorrectionButtons correction={row} />
      </Box>
    </Box>
  );
}
