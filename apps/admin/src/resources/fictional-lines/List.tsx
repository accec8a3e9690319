import Box from '@mui/material/Box';
import { languages } from '@kindling/contract/languages';
import type { FictionalLine } from '@kindling/contract/routes/fictional-desk';
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  SelectInput,
  TopToolbar,
  useCreatePath,
} from 'react-admin';
import { BrandName } from '../../shared/brand-name';
import { CardList, CardText } from '../../shared/card-list';
import { ListPagination } from '../../shared/list-pagination';
import { dayName, languageName } from '../../shared/names';
import { useIsNarrow } from '../../shared/use-is-narrow';
import { BrandInput } from '../../shared/brand-input';

const filters = [
  <BrandInput key="tenant" />,
  <SelectInput
    key="language"
    source="language"
    choices={languages.map((code) => ({ id: code, name: languageName(code) }))}
  />,
];

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
      <CreateButton label="New line" variant="contained" />
    </TopToolbar>
  );
}

function Empty() {
  return (
    <Box sx={{ py: 8, px: 2, display: 'grid', justifyItems: 'center', gap: 2, color: 'text.secondary' }}>
      No line is saved yet. One press puts a saved line into an answer.
      <CreateButton label="New line" variant="contained" />
    </Box>
  );
}

/** Saved lines of all brands that one was given. */
export function FictionalLineList() {
  const isNarrow = useIsNarrow('md');
  return (
    <List
      title="Saved lines"
      filters={filters}
      actions={<Actions />}
      empty={<Empty />}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={50}
      exporter={false}
      pagination={<ListPagination />}
    >
      {isNarrow ? <LineCards /> : <LineTable />}
    </List>
  );
}

function LineCards() {
  const createPath = useCreatePath();
  return (
    <CardList<FictionalLine>
      label="Saved lines"
      to={({ id }) => createPath({ resource: 'fictional-lines', type: 'edit', id })}
      card={(line) => (
        <CardText
          title={<bdi>{line.text}</bdi>}
          lines={[
            <>
              <BrandName /> · {languageName(line.language)}
            </>,
          ]}
        />
      )}
    />
  );
}

function LineTable() {
  return (
    <DataTable<FictionalLine> bulkActionButtons={false} rowClick="edit">
      <DataTable.Col<FictionalLine>
        source="text"
        label="Line"
        disableSort
        render={({ text }) => <bdi>{text}</bdi>}
      />
      <DataTable.Col<FictionalLine>
        source="language"
        disableSort
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ language }) => languageName(language)}
      />
      <DataTable.Col<FictionalLine> source="tenant" label="Brand" disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<FictionalLine>
        source="created_at"
        label="Saved"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ created_at: at }) => dayName(at)}
      />
    </DataTable>
  );
}
