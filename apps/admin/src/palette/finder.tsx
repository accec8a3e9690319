import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaffRight } from '@kindling/contract/route';
import type { FoundRecord } from '@kindling/contract/overviews/calls/find';
import { readableHost } from '../shared/brands/brand-address';
import { useFoundBrands } from '../shared/brands/use-brands';
import { useCompanies } from '../shared/brands/use-companies';
import { useSettingsSchema } from '../shared/brands/use-settings-schema';
import { useSettled } from '../shared/browser/use-settled';
import { callApi } from '../shared/session/console-api';
import { t } from '../shared/words/texts';
import { CommandPalette } from './command-palette';
import type { Command } from './commands';
import type * as MoreCommands from './more-commands';
import { recentCommands, type RecentRecord } from './recent-records';

type More = typeof MoreCommands;

interface FinderProps {
  commands: readonly Command[];
  recent: readonly RecentRecord[];
  rights: readonly StaffRight[];
  /** The brand of the open page, whose settings are offered. */
  openBrand: string | undefined;
  onChoose: (command: Command) => void;
  onClose: () => void;
}

/** The palette with its search results: brands, settings, companies and server records. */
export function Finder({ commands, recent, rights, openBrand, onChoose, onClose }: FinderProps) {
  const [typed, setTyped] = useState('');
  const [setting, setSetting] = useState<Command>();
  const text = typed.trim();
  const q = useSettled(text, 150);
  // The query is part of the URL, which must not carry member data.
  const asked = /@|\d{6}/.test(q) ? '' : q;
  const more = useMore();
  const view = rights.includes('tenants:write') ? '' : '/show';
  const brands = useFoundBrands(asked, { isWanted: rights.includes('tenants:read'), most: 8 });
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  const { found, isAsking } = useFound(more, text, q, rights);
  const members = useMemberSearch(text);
  const schema = useSettingsSchema(rights.includes('tenants:read'));
  const companies = useCompanies(text !== '' && rights.includes('tenants:read'));

  const ofBrands = (pathOf: (id: string) => string) =>
    brands.map(({ id, name, primary_host: host }): Command => ({
      ...{ id: `brand ${id}`, group: t('Brands'), name, hint: readableHost(host) },
      ...{ words: `${id} ${readableHost(host)}`, to: pathOf(id) },
    }));
  const ofMore = (): Command[] => {
    if (!more || text === '') return [];
    const search = more.memberCommand(text, rights);
    return [
      ...more.recordCommands(found, names),
      ...more.companyCommands(companies ?? []),
      ...(schema ? more.settingCommands(schema, openBrand, view) : []),
      ...(search ? [search] : []),
    ];
  };
  const shown = (): Command[] => {
    if (setting && more) return ofBrands((id) => more.settingOf(setting, id));
    if (members.found && more)
      return [...more.recordCommands(members.found, names), ...more.wholeListCommand(text, members.found)];
    return [
      ...(text === '' ? recentCommands(recent, names) : []),
      ...commands,
      ...ofBrands((id) => `/tenants/${id}${view}`),
      ...ofMore(),
    ];
  };
  const choose = (command: Command) => {
    if (command.asks === 'brand') {
      setSetting(command);
      setTyped('');
    } else if (command.asks === 'members')
      members.search(
        (only) =>
          more && onChoose({ ...command, to: more.recordCommands([only], names)[0]?.to ?? command.to }),
      );
    else onChoose(command);
  };
  return (
    <CommandPalette
      commands={shown()}
      typed={typed}
      onType={setTyped}
      onChoose={choose}
      onClose={onClose}
      isAsking={isAsking && !setting}
      placeholder={
        setting
          ? t('{{setting}}: of which brand?', { setting: setting.name })
          : t('A page, a brand, a setting, a number, a mail address')
      }
      none={members.refused ?? (members.found ? t('Nobody was found') : t('Nothing is called that.'))}
    />
  );
}

function useMore(): More | undefined {
  const [more, setMore] = useState<More>();
  useEffect(() => {
    let isOpen = true;
    void import('./more-commands').then((loaded) => {
      if (isOpen) setMore(loaded);
    });
    return () => void (isOpen = false);
  }, []);
  return more;
}

/** Queries the server only for text shaped like a number, a code or a page address. */
function useFound(more: More | undefined, text: string, q: string, rights: readonly StaffRight[]) {
  const isAsked = more?.hasFindShape(q, rights) === true;
  const { data: found = [], isPending } = useQuery({
    queryKey: ['find', q],
    queryFn: () => callApi('findRecords', { body: { text: q, members: false } }),
    enabled: isAsked,
    staleTime: 30_000,
    retry: false,
  });
  const willAsk = text !== q && more?.hasFindShape(text, rights) === true;
  const isAsking = text !== '' && (more === undefined || willAsk || (isAsked && isPending));
  return { found: isAsked && text === q ? found : [], isAsking };
}

/** The member search runs only when chosen. Its results stay until the query changes. */
function useMemberSearch(text: string) {
  const [answer, setAnswer] = useState<{ text: string; found?: FoundRecord[]; refused?: string }>();
  const current = answer?.text === text ? answer : undefined;
  const search = (onOnly: (only: FoundRecord) => void) =>
    void callApi('findRecords', { body: { text, members: true } }).then(
      (found) => {
        const [only, ...others] = found;
        if (only && others.length === 0) onOnly(only);
        else setAnswer({ text, found });
      },
      (error: unknown) => setAnswer({ text, found: [], refused: (error as Error).message }),
    );
  return { found: current?.found, refused: current?.refused, search };
}
