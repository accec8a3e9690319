import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import { brandAddress, readableHost } from './brand-address';

/** Leads to a brand's site in a tab of its own. A host with letters of its own is named both ways. */
export function HostLink({ host }: { host: string }) {
  const readable = readableHost(host);
  return (
    <Link
      href={brandAddress(host)}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, overflowWrap: 'inherit' }}
    >
      <span>{readable === host ? host : `${readable} (${host})`}</span>
      <OpenInNewIcon sx={{ fontSize: 13 }} />
    </Link>
  );
}
