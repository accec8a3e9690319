import { languages } from '@kindling/contract/languages';
import type { FictionalLine } from '@kindling/contract/routes/fictional-desk';
import { DataTable, SelectInput, useCreatePath } from 'react-admin';
import { BrandName } from '../../shared/brand-name';
import { CardList, CardText } from '../../shared/card-list';
import { RowList } from '../../shared/row-list';
import { dayName, languageName } from '../../shared/names';
import { useIsNarrow } from '../../shared/use-is-narrow';
import { brandFilter } from '../../shared/brand-input';
import { t } from '../../shared/texts';

const filters = [
  brandFilter,
  <SelectInput
    key="language"
    source="language"
    choices={languages.map((code) => ({ id: code, name: languageName(code) }))}
  />,
];

/** Saved lines of all brands that one was given. */
export function FictionalLineList() {
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Saved lines')}
      filters={filters}
      create={t('New line')}
      none={t('No line is saved yet. One press puts a saved line into an answer.')}
    >
      {isNarrow ? <LineCards /> : <LineTable />}
    </RowList>
  );
}

function LineCards() {
  const createPath = useCreatePath();
  return (
    <CardList<FictionalLine>
      label={t('Saved lines')}
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
        label={t('Line')}
        disableSort
        render={({ text }) => <bdi>{text}</bdi>}
      />
      <DataTable.Col<FictionalLine>
        source="language"
        disableSort
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ language }) => languageName(language)}
      />
      <DataTable.Col<FictionalLine> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<FictionalLine>
        source="created_at"
        label={t('Saved')}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ created_at: at }) => dayName(at)}
      />
    </DataTable>
  );
}
