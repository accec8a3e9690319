import Chip from '@mui/material/Chip';
import type { BrandPageRow } from '@kindling/contract/brands/calls/brand-page-desk';
import { brandFilter } from '../../shared/brands/brand-input';
import { dayName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { pageName } from './page-labels';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [brandFilter];

/** Pages of the reader's brands, the last changed first. */
export function BrandPageList() {
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
      <RowTable
        label={t('Pages')}
        to="edit"
        columns={columns}
        card={{
          title: ({ title, slug }) => <bdi>{title || pageName(slug)}</bdi>,
          lines: [['tenant', 'slug']],
          end: 'shown',
        }}
      />
    </RowList>
  );
}

const columns = {
  slug: { label: t('Address'), sorts: true, isLink: true, cell: ({ slug }) => pageName(slug) },
  title: { label: t('Title'), cell: ({ title }) => <bdi>{title}</bdi> },
  tenant: brandColumn,
  written_in: { label: t('Languages'), cell: ({ written_in: languages }) => languages.join(', ') },
  shown: { label: t('State'), cell: (page) => <Shown page={page} /> },
  changed_at: { label: t('Changed'), sorts: true, sx: nowrap, cell: ({ changed_at: at }) => dayName(at) },
} satisfies Columns<BrandPageRow>;

function Shown({ page: { shown } }: { page: BrandPageRow }) {
  return shown ? <Chip label={t('Shown')} color="success" /> : <Chip label={t('Draft')} variant="outlined" />;
}
