import { languages } from '@kindling/contract/languages';
import type { SavedReply } from '@kindling/contract/console/calls/saved-replies';
import { SelectInput } from 'react-admin';
import { RowList } from '../../shared/lists/row-list';
import { dayName, languageName } from '../../shared/words/names';
import { brandFilter } from '../../shared/brands/brand-input';
import { replyUseName, useReplyUses } from '../../shared/words/saved-reply-uses';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

/** `source` and `label` are also read by the button that adds a filter. */
function UseFilter(props: { source: string; label: string }) {
  return <SelectInput {...props} choices={useReplyUses()} />;
}

const filters = [
  brandFilter,
  <UseFilter key="use" {...{ source: 'use', label: t('For') }} />,
  <SelectInput
    key="language"
    source="language"
    choices={languages.map((code) => ({ id: code, name: languageName(code) }))}
  />,
];

/** Saved replies of the reader's brands. */
export function SavedReplyList() {
  return (
    <RowList
      title={t('Saved replies')}
      filters={filters}
      create={t('New reply')}
      none={t('No reply is saved yet. One press puts a saved reply into an answer.')}
    >
      <RowTable
        label={t('Saved replies')}
        to="edit"
        columns={columns}
        card={{ title: 'text', lines: [['tenant', 'language', 'use']] }}
      />
    </RowList>
  );
}

const columns = {
  text: { label: t('Reply'), isLink: true, cell: ({ text }) => <bdi>{text}</bdi> },
  language: { sx: nowrap, cell: ({ language }) => languageName(language) },
  use: { label: t('For'), sx: nowrap, cell: ({ use }) => replyUseName(use) },
  tenant: brandColumn,
  created_at: { label: t('Saved'), sorts: true, sx: nowrap, cell: ({ created_at: at }) => dayName(at) },
} satisfies Columns<SavedReply>;
