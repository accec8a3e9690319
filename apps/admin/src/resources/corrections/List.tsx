import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { correctionStates } from '@kindling/contract/credits/correction-rules';
import type { StaffCorrection } from '@kindling/contract/money/calls/corrections';
import { Fragment } from 'react';
import { DataTable, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList, CardText } from '../../shared/lists/card-list';
import { correctionReasonNames, correctionStateNames, signedCredits } from '../../shared/words/member-words';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { CorrectionButtons } from './decision-buttons';
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
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Corrections of credits')}
      filters={filters}
      none={t('Nobody corrected credits yet.')}
      sort={{ field: 'requested_at', order: 'DESC' }}
    >
      {isNarrow ? <CorrectionCards /> : <CorrectionTable />}
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

function CorrectionCards() {
  return (
    <CardList<StaffCorrection>
      label={t('Corrections')}
      card={(row) => (
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
      )}
    />
  );
}

const noWrap = () => ({ whiteSpace: 'nowrap' });

function CorrectionTable() {
  return (
    <DataTable<StaffCorrection> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<StaffCorrection>
        source="amount"
        label={t('Credits')}
        disableSort
        align="right"
        cellSx={() => ({ fontWeight: 650, whiteSpace: 'nowrap' })}
        render={({ amount }) => signedCredits(amount)}
      />
      <DataTable.Col<StaffCorrection>
        source="state"
        label={t('State')}
        disableSort
        render={(row) => <StateChip row={row} />}
      />
      <DataTable.Col<StaffCorrection> source="staff" label={t('By')} disableSort render={peopleOf} />
      <DataTable.Col<StaffCorrection>
        source="reason"
        label={t('Reason')}
        disableSort
        cellSx={() => ({ minWidth: 220 })}
        render={reasonOf}
      />
      <DataTable.Col<StaffCorrection> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<StaffCorrection>
        source="member"
        label={t('Member')}
        disableSort
        render={(row) => <MemberLink row={row} />}
      />
      <DataTable.Col<StaffCorrection>
        source="requested_at"
        label={t('Asked')}
        cellSx={noWrap}
        render={({ requested_at: at }) => instantName(at)}
      />
      <DataTable.Col<StaffCorrection>
        label={t('Decide')}
        disableSort
        render={(row) => <CorrectionButtons correction={row} />}
      />
    </DataTable>
  );
}
