import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';
import type { StaffRow } from '@kindling/contract/console/calls/staff';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  TextInput,
  useListContext,
} from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList, CardText } from '../../shared/lists/card-list';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { Seal } from './seal';
import { actionChoices, actionName, changesName } from './words';
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
      // All of them are there, and found in the browser.
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
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Audit log')}
      filters={filters}
      none={t('Nobody did anything yet.')}
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

function AuditCards() {
  return (
    <CardList<AuditEntryRow>
      label={t('Audit log')}
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
        label={t('When')}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ at }) => instantName(at)}
      />
      <DataTable.Col<AuditEntryRow> label={t('Who')} disableSort render={who} />
      <DataTable.Col<AuditEntryRow>
        label={t('Did what')}
        disableSort
        render={({ action }) => actionName(action)}
      />
      <DataTable.Col<AuditEntryRow> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<AuditEntryRow> label={t('Changes')} disableSort render={changesName} />
      <DataTable.Col<AuditEntryRow>
        label={t('To what')}
        disableSort
        render={(entry) => <Subjects entry={entry} />}
      />
    </DataTable>
  );
}
