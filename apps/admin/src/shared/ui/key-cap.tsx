import Box from '@mui/material/Box';

/** The shortcut of the button it is drawn in; screen readers get it from `aria-keyshortcuts`. */
export function KeyCap({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'inline-grid' },
        placeItems: 'center',
        minWidth: 20,
        height: 20,
        px: 0.5,
        ml: 1,
        borderRadius: 0.75,
        border: '1px solid currentColor',
        opacity: 0.65,
        font: 'inherit',
        fontSize: '0.6875rem',
        lineHeight: 1,
      }}
    >
      {children}
    </Box>
  );
}
