import CheckIcon from '@mui/icons-material/Check';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useChooseScope, useScope, useScopeInAddress } from '../brands/scope';
import { useFoundBrands, useKnownBrands } from '../brands/use-brands';
import { useSettled } from '../browser/use-settled';
import { ink } from '../ui/theme';
import { t } from '../words/texts';

/** With more brands the menu has a search. */
const mostUnsearched = 8;

/**
 * The brand switch in the app bar: the default scope of lists, forms and figures. Staff with a single brand see its
 * name.
 */
export function ScopeSwitch() {
  useScopeInAddress();
  const { brands, isWhole } = useKnownBrands();
  const scope = useScope();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [only] = brands;
  if (!only) return null;
  if (isWhole && brands.length === 1)
    return (
      <Typography noWrap title={only.name} sx={{ ...place, fontWeight: 600, px: 1 }}>
        {only.name}
      </Typography>
    );
  const name = scope === undefined ? t('All brands') : (brands.find(({ id }) => id === scope)?.name ?? scope);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={t('What lists, forms and figures begin with')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        endIcon={<ExpandMoreIcon />}
        sx={{
          ...{ ...place, minHeight: 36, border: `1px solid ${ink.raised}`, px: { xs: 1, sm: 1.25 } },
          ...{ '&:hover': { color: ink.strong, bgcolor: ink.raised }, '& .MuiButton-endIcon': { ml: 0.25 } },
        }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { width: 260, maxHeight: 'min(480px, 80vh)', mt: 0.5 } } }}
      >
        <Choices scope={scope} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

const place = {
  ...{ color: ink.text, fontSize: '0.8125rem', fontWeight: 600, minWidth: 0 },
  maxWidth: { xs: 116, sm: 200 },
} as const;

function Choices({ scope, onDone }: { scope: string | undefined; onDone: () => void }) {
  const { brands, isWhole } = useKnownBrands();
  const choose = useChooseScope();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const found = useFoundBrands(q, { isWanted: !isWhole && q !== '', most: 25 });
  const list = useRef<HTMLUListElement>(null);
  const isSearched = !isWhole || brands.length > mostUnsearched;
  const matching = brands.filter(({ name, id }) =>
    `${name} ${id}`.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const offered = isWhole || q === '' ? matching : found;
  const go = (brand: string | undefined) => {
    onDone();
    choose(brand);
  };
  const option = (id: string | undefined, name: string, focused: boolean) => (
    <MenuItem
      key={id ?? ''}
      role="menuitemradio"
      aria-checked={scope === id}
      selected={scope === id}
      autoFocus={focused}
      onClick={() => go(id)}
    >
      <ListItemIcon>{scope === id && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText primary={name} slotProps={{ primary: { noWrap: true } }} />
    </MenuItem>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = offered;
    if (event.key === 'Enter' && first && typed.trim() !== '') go(first.id);
    else if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role]')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <>
      {isSearched && (
        <Box sx={{ p: 1, pb: 0 }}>
          <TextField
            autoFocus
            fullWidth
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            placeholder={t('Find by name')}
            slotProps={{ htmlInput: { 'aria-label': t('Find by name') } }}
          />
        </Box>
      )}
      <MenuList ref={list} aria-label={t('What lists, forms and figures begin with')}>
        {typed.trim() === '' && option(undefined, t('All brands'), !isSearched && scope === undefined)}
        {offered.map(({ id, name }) => option(String(id), name, !isSearched && scope === id))}
      </MenuList>
      {offered.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {t('Nothing is called that.')}
        </Typography>
      )}
    </>
  );
}
