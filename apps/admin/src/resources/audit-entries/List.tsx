import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';
import type { StaffRow } from '@kindling/contract/console/calls/staff';
import { AutocompleteInput, DateInput, ReferenceInput, TextInput, useListContext } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { Seal } from './seal';
import { actionChoices, actionName, changesName } from './audit-labels';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [
  <ReferenceInput
    key="staff"
    source="staff"
    label={t('Who')}
    reference="staff"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
    alwaysOn
  >
    <AutocompleteInput
      label={t('Who')}
      optionText={(person: StaffRow) => person.name}
      // All are loaded and filtered in the browser.
      filterToQuery={() => ({})}
      sx={{ minWidth: 200 }}
    />
  </ReferenceInput>,
  <AutocompleteInput
    key="action"
    source="action"
    label={t('Did what')}
    choices={actionChoices}
    alwaysOn
    sx={{ minWidth: 220 }}
  />,
  brandFilter,
  <TextInput
    key="subject"
    source="subject"
    label={t('To what (brand:id)')}
    helperText={t('Found some minutes after it was done')}
  />,
  <DateInput key="from" source="from" label={t('From')} />,
  <DateInput key="until" source="until" label={t('Until')} />,
];

export function AuditList() {
  return (
    <RowList
      title={t('Audit log')}
      filters={filters}
      none={t('Nobody did anything yet.')}
      above={<Seal />}
      sort={{ field: 'at', order: 'DESC' }}
    >
      <RowTable
        label={t('Audit log')}
        columns={columns}
        card={{
          title: 'action',
          lines: [
            (entry) => `${who(entry)}, ${instantName(entry.at)}`,
            'changes',
            (entry) => entry.subjects.length > 0 && <Subjects entry={entry} />,
          ],
        }}
      />
    </RowList>
  );
}

/** The name, or the id of a person whose name is gone. */
const who = ({ staff, staff_name: name }: AuditEntryRow) => name ?? staff;

/** Each subject leads to the log of all that was done to it. */
function Subjects({ entry: { subjects } }: { entry: AuditEntryRow }) {
  const { filterValues, setFilters } = useListContext();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
      {subjects.map((subject) => (
        <Link
          key={subject}
          component="button"
          type="button"
          aria-label={t('Everything done to {{subject}}', { subject })}
          onClick={() => setFilters({ ...filterValues, subject })}
          sx={{
            py: 0.5,
            font: 'inherit',
            fontSize: '0.8125rem',
            fontFamily: 'monospace',
            overflowWrap: 'anywhere',
          }}
        >
          {subject}
        </Link>
      ))}
    </Box>
  );
}

const columns = {
  at: { label: t('When'), sorts: true, sx: nowrap, cell: ({ at }) => instantName(at) },
  staff: { label: t('Who'), cell: who },
  action: { label: t('Did what'), cell: ({ action }) => actionName(action) },
  tenant: brandColumn,
  changes: { label: t('Changes'), cell: changesName },
  subjects: { label: t('To what'), cell: (entry) => <Subjects entry={entry} /> },
} satisfies Columns<AuditEntryRow>;
