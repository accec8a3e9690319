import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { instantName } from '../words/names';
import { spanName } from '../words/spans';
import { t } from '../words/texts';
import { useBrands } from '../brands/use-brands';
import { ItemChips, type ItemState } from './item-chips';

interface ItemHeadProps {
  /** What it is, as a heading; left out where the item itself is all there is to see. */
  title?: ReactNode;
  tenant: string;
  /** Since when it waits, or when it came in if it no longer waits. */
  since: string;
  waits?: boolean;
  state: ItemState;
  /** The wording of the deadline; default: that it is due. */
  deadline?: (at: string) => string;
  /** The note of the person who passed it on. */
  note?: string | null;
  marks?: ReactNode;
  /** Further facts, after the brand. */
  facts?: readonly string[];
  children?: ReactNode;
}

const due = (at: string) => t('due {{due_at}}', { due_at: at });

/** The head of a waiting item: its title, brand, age, deadline, holder, and the note it was passed on with. */
export function ItemHead(props: ItemHeadProps) {
  const { title, tenant, since, waits = true, state, deadline = due } = props;
  const { note = null, marks, facts = [], children } = props;
  const brand = useBrands().find(({ id }) => id === tenant)?.name ?? tenant;
  const at = instantName(since);
  const span = spanName(new Date().getTime() - Date.parse(since));
  const parts = [
    brand,
    ...facts,
    waits ? t('waits {{span}}, since {{at}}', { span, at }) : t('received {{at}}', { at }),
    ...(state.dueAt === null ? [] : [deadline(instantName(state.dueAt))]),
  ];
  return (
    <Box component="header" sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap', alignItems: 'center', minHeight: 22 }}>
        {title}
        {marks}
        <ItemChips state={state} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {parts.join(' · ')}
      </Typography>
      {note !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          “<bdi>{note}</bdi>”
        </Typography>
      )}
      {children}
    </Box>
  );
}
