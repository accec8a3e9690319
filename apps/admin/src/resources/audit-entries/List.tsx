import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AuditEntryRow } from '@kindling/contract/routes/audit';
import type { StaffRow } from '@kindling/contract/routes/staff';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  TextInput,
  useListContext,
} from 'react-admin';
import { brandFilter } from '../../shared/brand-input';
import { BrandName } from '../../shared/brand-name';
import { CardList, CardText } from '../../shared/card-list';
import { instantName } from '../../shared/names';
import { RowList } from '../../shared/row-list';
import { useIsNarrow } from '../../shared/use-is-narrow';
import { Seal } from './seal';
import { actionChoices, actionName, changesName } from './words';

const filters = [
  <ReferenceInput
    key="staff"
    source="staff"
    label="Who"
    reference="staff"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
    alwaysOn
  >
    <AutocompleteInput
      label="Who"
      optionText={(person: StaffRow) => person.name}
      // All of them are there, and found in the browser.
      filterToQuery={() => ({})}
      sx={{ minWidth: 200 }}
    />
  </ReferenceInput>,
  <AutocompleteInput
    key="action"
    source="action"
    label="Did what"
    choices={actionChoices}
    alwaysOn
    sx={{ minWidth: 220 }}
  />,
  brandFilter,
  <TextInput
    key="subject"
    source="subject"
    label="To what (brand:id)"
    helperText="Found some minutes after it was done"
  />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="until" source="until" label="Until" />,
];

export function AuditList() {
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title="Audit log"
      filters={filters}
      none="Nobody did anything yet."
      above={<Seal />}
      sort={{ field: 'at', order: 'DESC' }}
    >
      {isNarrow ? <AuditCards /> : <AuditTable />}
    </RowList>
  );
}

/** The name, or the id of who is not known any more. */
const who = ({ staff, staff_name: name }: AuditEntryRow) => name ?? staff;

/** Each leads to everything that was done to the same. */
function Subjects({ entry: { subjects } }: { entry: AuditEntryRow }) {
  const { filterValues, setFilters } = useListContext();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
      {subjects.map((subject) => (
        <Link
          key={subject}
          component="button"
          type="button"
          aria-label={`Everything done to ${subject}`}
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

function AuditCards() {
  return (
    <CardList<AuditEntryRow>
      label="Audit log"
      card={(entry) => (
        <CardText
          title={actionName(entry.action)}
          lines={[
            `${who(entry)}, ${instantName(entry.at)}`,
            changesName(entry),
            entry.subjects.length > 0 && <Subjects key="subjects" entry={entry} />,
          ]}
        />
      )}
    />
  );
}

function AuditTable() {
  return (
    <DataTable<AuditEntryRow> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<AuditEntryRow>
        source="at"
        label="When"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ at }) => instantName(at)}
      />
      <DataTable.Col<AuditEntryRow> label="Who" disableSort render={who} />
      <DataTable.Col<AuditEntryRow>
        label="Did what"
        disableSort
        render={({ action }) => actionName(action)}
      />
      <DataTable.Col<AuditEntryRow> source="tenant" label="Brand" disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<AuditEntryRow> label="Changes" disableSort render={changesName} />
      <DataTable.Col<AuditEntryRow>
        label="To what"
        disableSort
        render={(entry) => <Subjects entry={entry} />}
      />
    </DataTable>
  );
}
