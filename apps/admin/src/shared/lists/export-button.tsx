import {
  cutFileLine,
  isListFile,
  mostFileRows,
  type FileForm,
  type ListFile,
} from '@kindling/contract/console/console-lists';
import { useListContext, useNotify } from 'react-admin';
import { FileButton } from '../ui/file-button';
import { useFile } from '../browser/use-file';
import { consoleLocale, t } from '../words/texts';

/** More bytes than its last line has. */
const tailBytes = 400;

interface Asked {
  list: ListFile;
  filter?: object;
  sort?: { field: string; order: string };
  isEmpty?: boolean;
}

/** All rows of a list as a file, under a filter and in an order. */
export function ExportFile({ list, filter = {}, sort, isEmpty = false }: Asked) {
  const { isFetching, fetchFile } = useFile();
  const notify = useNotify();
  const { tenant } = filter as { tenant?: string };
  const save = async (form: FileForm) => {
    const query = new URLSearchParams({
      ...{ form, filter: JSON.stringify(filter) },
      ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
    });
    const file = await fetchFile(
      `/list-files/${list}?${query.toString()}`,
      `${list}${tenant === undefined ? '' : `-${tenant}`}.csv`,
    );
    if (file && (await file.slice(-tailBytes).text()).includes(cutFileLine))
      notify(cutFileLine, { type: 'warning', autoHideDuration: null });
  };
  return (
    <FileButton
      loading={isFetching}
      disabled={isEmpty}
      title={t('All rows that the list finds, up to {{mostFileRows}}', {
        mostFileRows: mostFileRows.toLocaleString(consoleLocale()),
      })}
      onChoose={(form) => void save(form)}
    >
      {t('Export')}
    </FileButton>
  );
}

/** Downloads the list as a file, where this is allowed. */
export function ExportButton() {
  const { resource, filterValues, filter, sort, total } = useListContext();
  if (!isListFile(resource)) return null;
  return (
    <ExportFile list={resource} filter={{ ...filterValues, ...filter }} sort={sort} isEmpty={total === 0} />
  );
}
