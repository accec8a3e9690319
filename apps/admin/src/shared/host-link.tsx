import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import { brandAddress } from './brand-address';

/** Leads to a brand's site in a tab of its own. */
export function HostLink({ host }: { host: string }) {
  return (
    <Link
      href={brandAddress(host)}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      {host}
      <OpenInNewIcon sx={{ fontSize: 13 }} />
    </Link>
  );
}
