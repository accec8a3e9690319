import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { instantName } from '../words/names';
import { spanName } from '../words/spans';
import { t } from '../words/texts';
import { useBrands } from '../brands/use-brands';
import { ItemChips, type Standing } from './item-chips';

interface ItemHeadProps {
  /** What it is, as a heading; left out where the item itself is all there is to see. */
  title?: ReactNode;
  tenant: string;
  /** Since when it waits, or when it came if it waits no more. */
  since: string;
  waits?: boolean;
  standing: Standing;
  /** What its deadline means; default: that it is due. */
  deadline?: (at: string) => string;
  /** What who passed it on wrote. */
  note?: string | null;
  /** Chips of its own. */
  marks?: ReactNode;
  /** Facts of its own, behind the brand. */
  facts?: readonly string[];
  children?: ReactNode;
}

const due = (at: string) => t('due {{due_at}}', { due_at: at });

/** The head of whatever waits: what it is, whose, since when, until when, who is at it, and what was written to them. */
export function ItemHead(props: ItemHeadProps) {
  const { title, tenant, since, waits = true, standing, deadline = due } = props;
  const { note = null, marks, facts = [], children } = props;
  const brand = useBrands().find(({ id }) => id === tenant)?.name ?? tenant;
  const at = instantName(since);
  const span = spanName(new Date().getTime() - Date.parse(since));
  const parts = [
    brand,
    ...facts,
    waits ? t('waits {{span}}, since {{at}}', { span, at }) : t('received {{at}}', { at }),
    ...(standing.dueAt === null ? [] : [deadline(instantName(standing.dueAt))]),
  ];
  return (
    <Box component="header" sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap', alignItems: 'center', minHeight: 22 }}>
        {title}
        {marks}
        <ItemChips standing={standing} />
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
