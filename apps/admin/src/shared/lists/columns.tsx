import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BrandName } from '../brands/brand-name';
import { t } from '../words/texts';

/** A column of a list; its key is the field that the server sorts by. */
export interface Column<Row> {
  /** Default: the field's name. */
  label?: string;
  /** Default: the field as it is. */
  cell?: (row: Row) => ReactNode;
  /** Whether the cell is the row's link. */
  isLink?: boolean;
  isNumber?: boolean;
  /** Whether the server sorts by it. */
  sorts?: boolean;
  align?: 'right';
  sx?: SxProps;
}

export type Columns<Row, Key extends string = string> = Readonly<Record<Key, Column<Row>>>;

export const nowrap = { whiteSpace: 'nowrap' } as const;

export const brandColumn = { label: t('Brand'), cell: () => <BrandName /> };
