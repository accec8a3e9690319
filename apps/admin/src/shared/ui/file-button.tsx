import Button, { type ButtonProps } from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { fileForms, type FileForm } from '@kindling/contract/console/console-lists';
import { useState } from 'react';
import { t } from '../words/texts';

const forms: Readonly<Record<FileForm, { name: string; what: string }>> = {
  csv: { name: t('As CSV'), what: t('Commas and decimal points, as programs read it') },
  excel: { name: t('For Excel'), what: t('Semicolons and decimal commas') },
};

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Called with the chosen format. */
  onChoose: (form: FileForm) => void;
}

/** Asks for the format of a file and has it fetched. */
export function FileButton({ onChoose, ...button }: FileButtonProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
        {...button}
      />
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {fileForms.map((form) => (
          <MenuItem
            key={form}
            onClick={() => {
              setPlace(null);
              onChoose(form);
            }}
          >
            <ListItemText primary={forms[form].name} secondary={forms[form].what} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
