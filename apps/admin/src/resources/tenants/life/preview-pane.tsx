import CloseIcon from '@mui/icons-material/Close';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { TenantRecord } from '@kindling/contract/routes/tenants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { brandAddress } from '../../../shared/brand-address';
import { callApi } from '../../../shared/console-api';

const widths = [
  [390, 'Phone'],
  [768, 'Tablet'],
  [1280, 'Desktop'],
] as const;

interface PreviewPaneProps {
  record: TenantRecord;
  onClose: () => void;
}

/** The site as it is stored, in any width, beside the form that changes it. A save shows at once. */
export function PreviewPane({ record, onClose }: PreviewPaneProps) {
  const [width, setWidth] = useState<number>(widths[0][0]);
  const { data, refetch } = useQuery({
    // A new version is looked at anew.
    queryKey: ['preview', record.id, record.version],
    queryFn: () => callApi('openPreview', { params: { id: record.id } }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const address = data && brandAddress(data.host, `${data.path}%2F`);
  return (
    <Card
      component="section"
      aria-label="Preview"
      sx={{ alignSelf: 'start', position: { lg: 'sticky' }, top: 64 }}
    >
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, px: 1, py: 0.75 },
          ...{ borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label="Width"
          onChange={(_, next: number | null) => next && setWidth(next)}
          sx={{ mr: 'auto' }}
        >
          {widths.map(([value, name]) => (
            <ToggleButton
              key={value}
              value={value}
              sx={{ textTransform: 'none', px: 1.25, py: 0.5, minHeight: 32 }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <IconButton aria-label="Load the preview anew" onClick={() => void refetch()}>
          <RefreshIcon fontSize="small" />
        </IconButton>
        {address && (
          <IconButton
            aria-label="Preview in a tab of its own"
            href={address}
            target="_blank"
            rel="noreferrer"
          >
            <OpenInNewIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton aria-label="Close the preview" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {address ? (
        <ScaledFrame key={address} address={address} width={width} name={record.name} />
      ) : (
        <Skeleton variant="rectangular" height={480} />
      )}
    </Card>
  );
}

/** On a phone the form below stays in sight. */
const heightOfFrame = () => Math.min(640, Math.round(window.innerHeight * 0.7));

/** A frame of a certain width, made as small as its place is. */
function ScaledFrame({ address, width, name }: { address: string; width: number; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const [height] = useState(heightOfFrame);
  const scale = room === undefined ? 1 : Math.min(1, room / width);
  return (
    <Box
      ref={place}
      sx={{ overflow: 'hidden', display: 'grid', justifyContent: 'center' }}
      style={{ height }}
    >
      <Box
        component="iframe"
        src={address}
        title={`Preview of ${name}`}
        sandbox="allow-scripts allow-same-origin allow-forms"
        sx={{ border: 0, transformOrigin: 'top center', justifySelf: 'center' }}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
    </Box>
  );
}
