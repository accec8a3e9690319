import Box from '@mui/material/Box';

export function ThemeColours({ colours }: { colours: readonly string[] }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        border: 1,
        borderColor: 'divider',
        borderRadius: '5px',
        overflow: 'hidden',
        flex: 'none',
      }}
    >
      {colours.map((colour) => (
        <Box key={colour} sx={{ width: 11, height: 18 }} style={{ backgroundColor: colour }} />
      ))}
    </Box>
  );
}
