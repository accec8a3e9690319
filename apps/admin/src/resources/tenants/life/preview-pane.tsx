import CloseIcon from '@mui/icons-material/Close';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { PreviewTrial } from '@kindling/contract/brands/calls/brands';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { brandAddress } from '../../../shared/brands/brand-address';
import { callApi } from '../../../shared/session/console-api';
import { t } from '../../../shared/words/texts';

const widths = [
  [390, t('Phone')],
  [768, t('Tablet')],
  [1280, t('Desktop')],
] as const;

const modes = [
  ['system', t('Auto')],
  ['light', t('Day')],
  ['dark', t('Night')],
] as const;

interface PreviewPaneProps {
  record: TenantRecord;
  /** A look that is tried and not stored. */
  look?: PreviewTrial['look'];
  onClose: () => void;
}

/**
 * The site in any width, by day or by night, next to the form that changes it: as stored, but in the look being edited,
 * which is not public.
 */
export function PreviewPane({ record, look, onClose }: PreviewPaneProps) {
  const [width, setWidth] = useState<(typeof widths)[number][0]>(widths[0][0]);
  const [mode, setMode] = useState<(typeof modes)[number][0]>('system');
  const trial: PreviewTrial = { ...(look && { look }), ...(mode !== 'system' && { mode }) };
  const { data, refetch } = useQuery({
    // Reloads for a new version and for each look that is tried.
    queryKey: ['preview', record.id, record.version, trial],
    queryFn: () => callApi('openPreview', { params: { id: record.id }, body: trial }),
    // The last page stays until the next is loaded.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  const address = data && brandAddress(data.host, `${data.path}%2F`);
  return (
    <Card
      component="section"
      aria-label={t('Preview')}
      sx={{ alignSelf: 'start', position: { lg: 'sticky' }, top: 64 }}
    >
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, px: 1, py: 0.75 },
          ...{ borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <Choice label={t('Width')} options={widths} value={width} onChange={setWidth} />
        <Choice label={t('Light')} options={modes} value={mode} onChange={setMode} />
        <Box sx={{ mr: 'auto' }} />
        <IconButton aria-label={t('Load the preview anew')} onClick={() => void refetch()}>
          <RefreshIcon fontSize="small" />
        </IconButton>
        {address && (
          <IconButton
            aria-label={t('Preview in a tab of its own')}
            href={address}
            target="_blank"
            rel="noreferrer"
          >
            <OpenInNewIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton aria-label={t('Close the preview')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {address ? (
        <ScaledFrame address={address} width={width} name={record.name} />
      ) : (
        <Skeleton variant="rectangular" height={480} />
      )}
    </Card>
  );
}

interface ChoiceProps<Value> {
  label: string;
  options: readonly (readonly [value: Value, name: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
    >
      {options.map(([one, name]) => (
        <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 1, py: 0.5, minHeight: 32 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
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
  const [shown, setShown] = useState(address);
  const scale = room === undefined ? 1 : Math.min(1, room / width);
  return (
    <Box
      ref={place}
      sx={{ overflow: 'hidden', display: 'grid', justifyContent: 'center' }}
      style={{ height }}
    >
      {/* What is shown stays until the next page is there. */}
      {(shown === address ? [address] : [shown, address]).map((one) => (
        <Box
          key={one}
          component="iframe"
          src={one}
          {...(one === shown
            ? { title: t('Preview of {{name}}', { name }) }
            : { 'aria-hidden': true, tabIndex: -1, onLoad: () => setShown(one) })}
          sandbox="allow-scripts allow-same-origin allow-forms"
          sx={{ border: 0, transformOrigin: 'top center', justifySelf: 'center', gridArea: '1 / 1' }}
          style={{
            ...{ width, height: height / scale, transform: `scale(${scale})` },
            visibility: one === shown ? 'visible' : 'hidden',
          }}
        />
      ))}
    </Box>
  );
}
