import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { ListContextProvider, useListContext, type ListControllerSuccessResult } from 'react-admin';
import { groupedEntries } from './entry-groups';

const Toggle = createContext<(id: string) => void>(() => undefined);

/** Opens or closes the group that begins with an entry. */
export const useToggledGroup = () => useContext(Toggle);

/** The list around it with what was done in one go as one row, which opens. */
export function GroupedEntries({ children }: { children: ReactNode }) {
  const list = useListContext<AuditEntryRow>();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { data } = list;
  const rows = useMemo(() => data && groupedEntries(data, open), [data, open]);
  const toggle = (id: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <Toggle value={toggle}>
      <ListContextProvider value={{ ...list, data: rows } as ListControllerSuccessResult}>
        {children}
      </ListContextProvider>
    </Toggle>
  );
}
