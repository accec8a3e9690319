import { Column, type ColumnOptions } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** The brand that a row belongs to; first in the primary key and in every other key (architecture: net 3). */
export const TenantIdColumn = (options: { primary?: boolean } = {}): PropertyDecorator =>
  Column({ type: 'varchar', length: 32, ...ascii, primary: options.primary ?? false });

/** An application-made id of 24 characters (`Ids.next`). */
export const IdColumn = (options: Pick<ColumnOptions, 'nullable' | 'primary'> = {}): PropertyDecorator =>
  Column({ type: 'char', length: 24, ...ascii, ...options });

/** A code of a fixed list or a hash: ASCII, compared byte by byte. */
export const CodeColumn = (
  length: number,
  options: Pick<ColumnOptions, 'nullable' | 'primary'> = {},
): PropertyDecorator => Column({ type: 'varchar', length, ...ascii, ...options });

/** A UTC instant with milliseconds. */
export const InstantColumn = (options: Pick<ColumnOptions, 'nullable'> = {}): PropertyDecorator =>
  Column({ type: 'datetime', precision: 3, ...options });

/** Base class of every tenant-owned entity. */
export abstract class TenantOwned {
  @TenantIdColumn({ primary: true })
  tenantId!: string;
}
