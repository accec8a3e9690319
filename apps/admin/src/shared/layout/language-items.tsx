import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { chooseLanguage, consoleLanguage, consoleLanguages } from '../words/texts';
import { ownLanguageName } from '../words/names';

/** The languages of the console that are not read just now, in the user's menu. */
export function LanguageItems() {
  return consoleLanguages
    .filter((language) => language !== consoleLanguage())
    .map((language) => (
      <MenuItem key={language} lang={language} onClick={() => chooseLanguage(language)}>
        <ListItemIcon sx={{ minWidth: 5 }}>
          <LanguageIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{ownLanguageName(language)}</ListItemText>
      </MenuItem>
    ));
}
