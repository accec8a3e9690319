import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '../words/texts';

/** The way to the reader's own account, in the user's menu. */
export function AccountItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon sx={{ minWidth: 5 }}>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('Your account')}</ListItemText>
    </MenuItem>
  );
}
