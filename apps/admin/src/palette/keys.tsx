import Box from '@mui/material/Box';

export function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <Box
      key={key}
      component="kbd"
      sx={{
        ...{ display: 'inline-grid', placeItems: 'center', minWidth: 22, height: 22, px: 0.75 },
        ...{ border: 1, borderColor: 'divider', borderRadius: 0.75, color: 'text.secondary' },
        ...{ font: 'inherit', fontSize: '0.75rem', lineHeight: 1 },
      }}
    >
      {key}
    </Box>
  ));
}
