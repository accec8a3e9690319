import Chip from '@mui/material/Chip';
import type { BrandPageRow } from '@kindling/contract/brands/calls/brand-page-desk';
import { DataTable, useCreatePath } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { ChooseColumn } from '../../shared/lists/bulk/choose-column';
import { CardList, CardText } from '../../shared/lists/card-list';
import { dayName } from '../../shared/words/names';
import { RowLink } from '../../shared/lists/row-link';
import { RowList } from '../../shared/lists/row-list';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { pageName } from './words';
import { t } from '../../shared/words/texts';

const filters = [brandFilter];
const nowrap = () => ({ whiteSpace: 'nowrap' });

/** Pages of all brands that one was given, the last changed first. */
export function BrandPageList() {
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Pages')}
      filters={filters}
      create={t('New page')}
      none={t(
        'No page is written yet. A brand has pages under addresses of its own, and may write terms, questions and the like anew.',
      )}
      sort={{ field: 'changed_at', order: 'DESC' }}
    >
      {isNarrow ? <PageCards /> : <PageTable />}
    </RowList>
  );
}

function PageCards() {
  const createPath = useCreatePath();
  return (
    <CardList<BrandPageRow>
      label={t('Pages')}
      to={({ id }) => createPath({ resource: 'brand-pages', type: 'edit', id })}
      card={(page) => (
        <>
          <CardText
            title={<bdi>{page.title || pageName(page.slug)}</bdi>}
            lines={[
              <span>
                <BrandName /> · {pageName(page.slug)}
              </span>,
            ]}
          />
          <Shown page={page} />
        </>
      )}
    />
  );
}

function PageTable() {
  return (
    <DataTable<BrandPageRow> bulkActionButtons={false} rowClick="edit">
      <ChooseColumn />
      <DataTable.Col<BrandPageRow>
        source="slug"
        label={t('Address')}
        render={({ slug }) => <RowLink>{pageName(slug)}</RowLink>}
      />
      <DataTable.Col<BrandPageRow>
        source="title"
        label={t('Title')}
        disableSort
        render={({ title }) => <bdi>{title}</bdi>}
      />
      <DataTable.Col<BrandPageRow> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<BrandPageRow>
        source="written_in"
        label={t('Languages')}
        disableSort
        render={({ written_in: languages }) => languages.join(', ')}
      />
      <DataTable.Col<BrandPageRow>
        source="shown"
        label={t('State')}
        disableSort
        render={(page) => <Shown page={page} />}
      />
      <DataTable.Col<BrandPageRow>
        source="changed_at"
        label={t('Changed')}
        cellSx={nowrap}
        render={({ changed_at: at }) => dayName(at)}
      />
    </DataTable>
  );
}

function Shown({ page: { shown } }: { page: BrandPageRow }) {
  return shown ? <Chip label={t('Shown')} color="success" /> : <Chip label={t('Draft')} variant="outlined" />;
}
