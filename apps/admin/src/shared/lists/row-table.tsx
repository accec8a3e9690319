import {
  DataTable,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { Fragment, type ReactNode } from 'react';
import { useIsNarrow } from '../browser/use-is-narrow';
import { ChooseColumn } from './bulk/choose-column';
import { useBulkActions } from './bulk/use-bulk-jobs';
import { CardList, CardText } from './card-list';
import { CardSort } from './card-sort';
import type { Column, Columns } from './columns';
import { RowLink } from './row-link';
import { consoleLocale } from '../words/texts';

/** A column by its key, several joined by a dot, or what the card says in words of its own. */
type Line<Row, Key> = Key | readonly Key[] | ((row: Row) => ReactNode);

/** The slots of a card. */
interface Card<Row, Key> {
  start?: (row: Row) => ReactNode;
  title: Line<Row, Key>;
  /** The empty ones are left out. */
  lines: readonly Line<Row, Key>[];
  end?: Line<Row, Key>;
}

interface RowTableProps<Row extends RaRecord, Key extends string> {
  /** Names the list of cards for screen readers. */
  label: string;
  columns: Columns<Row, Key>;
  /** The card of a narrow screen: slots filled from the columns, or drawn whole. */
  card: Card<Row, NoInfer<Key>> | ((row: Row) => ReactNode);
  /** Where a row leads; without it the rows lead nowhere. */
  to?: 'edit' | 'show' | ((id: Identifier) => string);
  /** Which rows can be chosen for a bulk action, where the list has one; default: every row. */
  isChoosable?: (row: Row) => boolean;
  /** Cards below this width. */
  below?: 'sm' | 'md';
}

/** The rows of a list: a table on a wide screen, cards on a narrow one. */
export function RowTable<Row extends RaRecord, Key extends string>({
  label,
  columns,
  card,
  to,
  isChoosable,
  below = 'md',
}: RowTableProps<Row, Key>) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const isOffered = useBulkActions().length > 0;
  const choosable = isChoosable && { isChoosable };
  if (useIsNarrow(below)) {
    const pathOf = ({ id }: Row) =>
      typeof to === 'function' ? to(id) : createPath({ resource, type: to ?? 'list', id });
    return (
      <>
        <CardSort columns={columns} />
        <CardList<Row>
          label={label}
          {...choosable}
          {...(to && { to: pathOf })}
          card={
            typeof card === 'function' ? card : (row) => <RowCard columns={columns} card={card} row={row} />
          }
        />
      </>
    );
  }
  return (
    <DataTable<Row> bulkActionButtons={false} rowClick={to ?? false}>
      {[
        ...(isOffered ? [<ChooseColumn<Row> key="chosen" {...choosable} />] : []),
        ...Object.entries<Column<Row>>(columns).map(([source, column]) =>
          column.isNumber ? (
            <DataTable.NumberCol key={source} source={source} locales={consoleLocale()} {...headOf(column)} />
          ) : (
            <DataTable.Col key={source} source={source} {...headOf(column)}>
              {column.cell && <Cell column={column} />}
            </DataTable.Col>
          ),
        ),
      ]}
    </DataTable>
  );
}

function headOf<Row>({ label, sorts = false, align, sx = {} }: Column<Row>) {
  return {
    disableSort: !sorts,
    cellSx: () => sx,
    ...(label !== undefined && { label }),
    ...(align && { align }),
  };
}

function Cell<Row extends RaRecord>({ column: { cell, isLink } }: { column: Column<Row> }) {
  const row = useRecordContext<Row>();
  if (!row) return null;
  return isLink ? <RowLink>{cell?.(row)}</RowLink> : cell?.(row);
}

interface RowCardProps<Row extends RaRecord, Key extends string> {
  columns: Columns<Row, Key>;
  card: Card<Row, Key>;
  row: Row;
}

function RowCard<Row extends RaRecord, Key extends string>({ columns, card, row }: RowCardProps<Row, Key>) {
  const ofColumn = (key: Key): ReactNode => columns[key].cell?.(row);
  const said = (line: Line<Row, Key> | undefined): ReactNode => {
    if (typeof line === 'function') return line(row);
    if (typeof line === 'string') return ofColumn(line);
    return line && <Joined parts={line.map(ofColumn)} />;
  };
  return (
    <>
      {card.start?.(row)}
      <CardText title={said(card.title)} lines={card.lines.map(said)} />
      {said(card.end)}
    </>
  );
}

function Joined({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <span>{' · '}</span>}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
