import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { isAgainstLaw } from '@kindling/contract/safety/restriction-kinds';
import type { TransparencyCounts } from '@kindling/contract/overviews/calls/transparency';
import { Named, NumberTable } from '../shared/ui/number-table';
import { codeName, consoleLocale, t } from '../shared/words/texts';
import { useIsNarrow } from '../shared/browser/use-is-narrow';

interface Line {
  words: readonly string[];
  count: number;
}

interface Part {
  title: string;
  heads: readonly string[];
  lines: readonly Line[];
}

/** The lines of each part, the most first; of which there are none is said together. */
export function ReportTables({ counts }: { counts: TransparencyCounts }) {
  const parts = partsOf(counts);
  const empty = parts.filter(({ lines }) => lines.length === 0);
  return (
    <>
      {parts.map((part) => part.lines.length > 0 && <PartTable key={part.title} {...part} />)}
      {empty.length > 0 && (
        <Card sx={{ p: 2 }} component="section" aria-labelledby="nothing-of">
          <Typography variant="h2" id="nothing-of" sx={{ mb: 0.5 }}>
            {t('None in this period')}
          </Typography>
          <Typography color="textSecondary">{empty.map(({ title }) => title).join(' · ')}</Typography>
        </Card>
      )}
    </>
  );
}

function partsOf(counts: TransparencyCounts): Part[] {
  const by = (automated: boolean) => (automated ? t('A programme') : t('A person'));
  return [
    {
      title: t('Reports received'),
      heads: [t('What was reported'), t('Reason')],
      lines: counts.reports_received.map(({ kind, reason, count }) => ({
        ...{ words: [codeName(kind), codeName(reason)], count },
      })),
    },
    {
      title: t('Cases decided'),
      heads: [t('What was reported'), t('Outcome')],
      lines: counts.reports_decided.map(({ kind, outcome, count }) => ({
        ...{ words: [codeName(kind), outcomeNames[outcome]], count },
      })),
    },
    {
      title: t('Taken from members'),
      heads: [t('What was taken'), t('Ground'), t('Against'), t('Decided by'), t('Found by')],
      lines: counts.restrictions_imposed.map(({ kind, ground, automated, reported, count }) => ({
        words: [
          ...[codeName(kind), codeName(ground)],
          ...[isAgainstLaw(ground) ? t('The law') : t('The terms'), by(automated)],
          reported ? t('A report') : t('Our own look'),
        ],
        count,
      })),
    },
    {
      title: t('Given back or over'),
      heads: [t('What was taken'), t('Decided by'), t('How it ended')],
      lines: counts.restrictions_ended.map(({ kind, automated, end, count }) => ({
        ...{ words: [codeName(kind), by(automated), endNames[end]], count },
      })),
    },
    {
      title: t('Appeals decided'),
      heads: [t('What was taken'), t('First decided by'), t('Decision')],
      lines: counts.appeals_decided.map(({ kind, automated, decision, count }) => ({
        ...{ words: [codeName(kind), by(automated), decisionNames[decision]], count },
      })),
    },
    {
      title: t('Complaints received'),
      heads: [t('Topic')],
      lines: counts.complaints_received.map(({ topic, count }) => ({ words: [codeName(topic)], count })),
    },
  ];
}

const outcomeNames = {
  restricted: t('Something was taken'),
  dismissed: t('Nothing was taken'),
  left: t('The member left first'),
} as const;
const endNames = {
  appeal: t('An appeal was right'),
  lifted: t('Staff took it back'),
  expired: t('Its time was over'),
} as const;
const decisionNames = { uphold: t('It stays'), reverse: t('It was given back') } as const;

function PartTable({ title, heads, lines }: Part) {
  // The number is what one looks for: on a phone it must not be out of sight.
  const isNarrow = useIsNarrow();
  const [first = '', ...others] = heads;
  const columns = isNarrow ? [first] : heads;
  const cellsOf = ([word = '', ...rest]: readonly string[]) =>
    isNarrow
      ? [<Named key="" name={word} note={rest.map((each, at) => `${others[at]}: ${each}`).join(' · ')} />]
      : [word, ...rest];
  const plain = (count: number) => count.toLocaleString(consoleLocale());
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <NumberTable
      title={title}
      columns={[...columns.map((name) => ({ name, isWords: true })), { name: t('Count') }]}
      lines={[
        ...lines.map(({ words, count }) => ({
          ...{ key: words.join(' '), cells: [...cellsOf(words), plain(count)] },
        })),
        {
          ...{ key: 'all', isTotal: true },
          cells: [t('Total'), ...columns.slice(1).map(() => ''), plain(total)],
        },
      ]}
    />
  );
}
