import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { t } from '../words/texts';

/** The sidebar is ink in both modes: the frame stays, the paper changes. */
export const ink = {
  base: '#1c2329',
  raised: '#2a333b',
  text: '#c6ced5',
  quiet: '#94a0aa',
  strong: '#ffffff',
  ember: '#e2703a',
};

const fontFamily =
  '"Hanken Grotesk Variable", ui-sans-serif, "Segoe UI", system-ui, -apple-system, "Noto Sans", sans-serif';

const phone = '@media (max-width: 599.95px)';

/** Inputs of forms and filters, by their names among the components of a theme. */
const inputsOfForms = [
  ...['RaTextInput', 'RaSelectInput', 'RaAutocompleteInput', 'RaNumberInput', 'RaDateTimeInput'],
  ...['RaBooleanInput', 'RaDateInput', 'RaSelectArrayInput'],
];

/** Calm and dense: 13 px text, 32 px rows, thin lines instead of shadows. */
function consoleTheme(mode: 'light' | 'dark'): RaThemeOptions {
  const dark = mode === 'dark';
  const line = dark ? '#323b43' : '#dfe3e6';
  const surface = dark ? '#1a2026' : '#ffffff';
  const page = dark ? '#12171b' : '#f4f5f4';
  const secondaryText = dark ? '#a2adb6' : '#56626b';
  const primary = dark
    ? { main: '#7fb9cf', contrastText: '#0d1a20' }
    : { main: '#1d627c', contrastText: '#ffffff' };
  const ring = { outline: `2px solid var(--focus, ${primary.main})`, outlineOffset: 2 };
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary,
      secondary: dark ? { main: '#efa077' } : { main: '#b14a1c' },
      success: { main: dark ? '#7cc49a' : '#22734a' },
      warning: { main: dark ? '#e2b45f' : '#8c5a06' },
      error: { main: dark ? '#f0908a' : '#b3261e' },
      info: { main: dark ? '#7fb3e6' : '#255f9e' },
      background: { default: page, paper: surface },
      text: { primary: dark ? '#e6eaed' : '#1d2429', secondary: secondaryText },
      divider: line,
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily,
      fontSize: 13.5,
      h1: { fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.0625rem', fontWeight: 650, letterSpacing: '-0.005em' },
      h3: { fontSize: '0.9375rem', fontWeight: 650 },
      h6: { fontSize: '1rem', fontWeight: 650 },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.8125rem' },
      caption: { fontSize: '0.75rem' },
      button: { textTransform: 'none', fontWeight: 600 },
      overline: { fontSize: '0.6875rem', fontWeight: 650, letterSpacing: '0.06em', lineHeight: 2 },
    },
    sidebar: { width: 208, closedWidth: 50 },
    components: {
      ...defaultTheme.components,
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: 'tabular-nums' },
          ':focus-visible': { outlineOffset: 2 },
          'a:focus-visible': ring,
          '@media (prefers-reduced-motion: reduce)': {
            '*, ::before, ::after': { transitionDuration: '0s !important' },
            '.MuiSkeleton-root': { animation: 'none' },
          },
          // On ink, which is dark in both modes.
          '.MuiAppBar-root, .RaSidebar-paper': { '--focus': ink.strong },
        },
      },
      // Where the keyboard is, is seen at once: a pulse inside a button or a shade of its words is not.
      MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
      MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
      MuiTab: {
        styleOverrides: {
          root: {
            ...{ textTransform: 'none', minHeight: 40, fontWeight: 600 },
            '&.Mui-focusVisible': { outlineOffset: -2 },
          },
        },
      },
      RaSkipNavigationButton: {
        styleOverrides: {
          root: {
            '&, &:hover, &:focus': { transition: 'none' },
            '&, &:hover': { backgroundColor: primary.main, color: primary.contrastText, opacity: 1 },
          },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { border: `1px solid ${line}`, boxShadow: 'none' } },
      },
      // A title may name a host, which is one long word.
      MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
      MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none', fullWidth: true } },
      MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
      // A long name that rests in its select ends before the arrow.
      MuiInputLabel: {
        styleOverrides: {
          root: {
            '&:not(.MuiInputLabel-shrink):has(+ .MuiInputBase-root .MuiSelect-icon)': {
              maxWidth: 'calc(100% - 46px)',
            },
          },
        },
      },
      MuiCheckbox: { defaultProps: { size: 'small' } },
      MuiSwitch: { defaultProps: { size: 'small' } },
      MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.8125rem' } } },
      // A hint stays readable when its field rests: it may say why.
      MuiFormHelperText: {
        styleOverrides: {
          root: { marginLeft: 0, marginRight: 0, '&.Mui-disabled:not(.Mui-error)': { color: secondaryText } },
        },
      },
      // A form says how far apart its inputs are. Without a hint there is no empty line below one; what is wrong stands
      // there all the same.
      ...Object.fromEntries(
        inputsOfForms.map((name) => [name, { defaultProps: { helperText: false, margin: 'none' } }]),
      ),
      MuiChip: {
        defaultProps: { size: 'small' },
        styleOverrides: { root: { borderRadius: 5, fontWeight: 550, height: 22, fontSize: '0.75rem' } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: line, fontSize: '0.8125rem' },
          head: { fontWeight: 650, color: secondaryText, backgroundColor: surface },
          sizeSmall: { padding: '4px 10px' },
        },
      },
      // The menu of a phone; on wider pages it is no drawer.
      RaSidebar: {
        styleOverrides: { root: { '& .MuiDrawer-paper.RaSidebar-paper': { backgroundColor: ink.base } } },
      },
      // A list's filters lie on the page on phones too, as on wider screens.
      RaListToolbar: { styleOverrides: { root: { [phone]: { backgroundColor: 'transparent' } } } },
      RaTopToolbar: { styleOverrides: { root: { [phone]: { backgroundColor: 'transparent' } } } },
      MuiToggleButton: { styleOverrides: { root: { color: secondaryText } } },
      MuiTooltip: { defaultProps: { arrow: true } },
      // A skeleton says to screen readers that something is loading.
      MuiSkeleton: { defaultProps: { role: 'status', 'aria-label': t('Loading') } },
      MuiCircularProgress: { defaultProps: { 'aria-label': t('Loading') } },
    },
  };
}

export const lightTheme = consoleTheme('light');
export const darkTheme = consoleTheme('dark');
