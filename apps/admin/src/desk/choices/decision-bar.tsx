import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { decisionsOfDeskKind, type DeskDecision, type DeskMeasure } from '@kindling/contract/safety/desk';
import type { DeskItem } from '@kindling/contract/safety/calls/desk';
import type { ReportedField } from '@kindling/contract/safety/report-rules';
import { GroundChoice } from './ground-choice';
import { KeyCap } from '../../shared/ui/key-cap';
import { LaterButton } from '../../shared/queues/later-button';
import { NoteChoice } from './note-choice';
import { RefusalChoice } from './refusal-choice';
import type { Decision } from '../use-desk';
import { usePageKeys } from '../../shared/browser/use-page-keys';
import { t } from '../../shared/words/texts';

/** A button of the bar: what it decides, or what it asks for first. */
interface Choice {
  key: string;
  label: string;
  color: 'success' | 'error' | 'primary' | 'inherit';
  decision: DeskDecision;
  explicit?: boolean;
  /** Asks for a ground, which makes the statement of reasons; `measures` where there are several. */
  measures?: readonly DeskMeasure[] | undefined;
  /** Asks why nothing is verified. */
  refusals?: boolean;
  /** Asks for words. */
  note?: string;
}

const choices: Readonly<Record<DeskDecision, Omit<Choice, 'decision'>>> = {
  approve: { key: 'a', label: t('Approve'), color: 'success' },
  remove: { key: 'r', label: t('Remove'), color: 'error', measures: ['photo_removed'] },
  restrict: { key: 'r', label: t('Take measures'), color: 'error', measures: [] },
  dismiss: { key: 'a', label: t('Nothing against the rules'), color: 'success' },
  uphold: {
    key: 'r',
    label: t('The decision stands'),
    color: 'error',
    note: t('Why it stands: the member reads this'),
  },
  reverse: {
    key: 'a',
    label: t('Give it back'),
    color: 'success',
    note: t('Why it was wrong: the member reads this'),
  },
  confirm: { key: 'a', label: t('Same person, right pose'), color: 'success' },
  refuse: { key: 'r', label: t('Refuse'), color: 'error', refusals: true },
  escalate: {
    key: 'e',
    label: t('Pass on'),
    color: 'inherit',
    note: t('What should somebody else look at?'),
  },
};

const approveExplicit: Choice = {
  key: 'x',
  label: t('Approve as explicit'),
  color: 'primary',
  decision: 'approve',
  explicit: true,
};

interface DecisionBarProps {
  item: DeskItem;
  onDecide: (decision: Decision) => void;
  onSkip: () => void;
  /** Whether a choice form is open. It needs room, and the evidence stays in view. */
  onAsking: (isAsking: boolean) => void;
}

/** What can be decided on an item, each by one key; what needs a ground or words asks for them in the same place. */
export function DecisionBar({ item, onDecide, onSkip, onAsking }: DecisionBarProps) {
  const [open, setChoice] = useState<Choice>();
  const setOpen = (choice: Choice | undefined): void => {
    setChoice(choice);
    onAsking(choice !== undefined);
  };
  const all = choicesFor(item);
  const choose = (choice: Choice): void => {
    if (choice.measures || choice.refusals || choice.note !== undefined) setOpen(choice);
    else onDecide({ decision: choice.decision, ...(choice.explicit ? { explicit: true } : {}) });
  };
  usePageKeys(open ? {} : Object.fromEntries(all.map((choice) => [choice.key, () => choose(choice)])));
  if (open?.measures) {
    return (
      <GroundChoice
        id={item.id}
        decision={open.decision === 'restrict' ? 'restrict' : 'remove'}
        measures={open.measures}
        pictures={picturesOf(item)}
        texts={textsOf(item)}
        onCancel={() => setOpen(undefined)}
        onChoose={onDecide}
      />
    );
  }
  if (open?.refusals) {
    return (
      <RefusalChoice
        onCancel={() => setOpen(undefined)}
        onChoose={(ground) => onDecide({ decision: open.decision, ground })}
      />
    );
  }
  if (open) {
    return (
      <NoteChoice
        draft={`desk ${item.id} ${open.decision}`}
        label={open.note ?? ''}
        action={open.label}
        required={open.decision === 'uphold'}
        onCancel={() => setOpen(undefined)}
        onChoose={(note) => onDecide({ decision: open.decision, ...(note === '' ? {} : { note }) })}
      />
    );
  }
  return (
    <Box
      sx={{
        ...{ display: { xs: 'grid', sm: 'flex' }, gap: 1, flexWrap: 'wrap' },
        // In two rows on phones, however many there are: what is judged needs the room.
        gridTemplateColumns: `repeat(${Math.ceil((all.length + 1) / 2)}, minmax(0, 1fr))`,
        '& .MuiButton-root': { minHeight: 44, minWidth: 0, px: { xs: 0.5, sm: 2 }, lineHeight: 1.25 },
      }}
    >
      {all.map((choice) => (
        <Button
          key={choice.label}
          variant={choice.color === 'success' || choice.color === 'error' ? 'contained' : 'outlined'}
          color={choice.color}
          aria-keyshortcuts={choice.key}
          onClick={() => choose(choice)}
        >
          {choice.label}
          <KeyCap>{choice.key.toUpperCase()}</KeyCap>
        </Button>
      ))}
      <LaterButton onLater={onSkip} />
    </Box>
  );
}

/** Of which photo it has to be said whether it is the one that is removed. */
function picturesOf({ subject }: DeskItem): string[] {
  if (subject.kind !== 'report' || subject.about !== 'profile') return [];
  return subject.evidence.pictures.map(({ photo_id: id }) => id);
}

/** Of which text it has to be said whether it is the one that is removed: those that others still read. */
function textsOf({ subject }: DeskItem): ReportedField[] {
  if (subject.kind !== 'report' || subject.about !== 'profile') return [];
  return [...new Set(subject.evidence.texts.filter(({ stands }) => stands).map(({ field }) => field))];
}

function choicesFor({ kind, subject, member }: DeskItem): Choice[] {
  const all = decisionsOfDeskKind[kind].map((decision): Choice => {
    const choice: Choice = { ...choices[decision], decision };
    if (decision === 'remove' && kind === 'text') return { ...choice, measures: ['text_removed'] };
    if (decision === 'remove' && kind === 'opener') return { ...choice, measures: ['message_removed'] };
    if (subject.kind === 'fraud' && decision === 'restrict')
      return { ...choice, measures: ['account_banned', 'profile_disabled'] };
    if (subject.kind === 'report' && decision === 'restrict') {
      if (subject.about === 'address') return { ...choice, ...takenDown };
      return { ...choice, measures: measuresAgainst(subject.about, member?.fictional ?? false) };
    }
    return choice;
  });
  if (kind === 'photo') all.splice(1, 0, approveExplicit);
  return all;
}

/** A picture that no photo here is: it was found and taken down by hand. */
const takenDown = {
  label: t('It was taken down'),
  measures: undefined,
  note: t('Where it was and what was done'),
};

/** What can be done about what was reported: the thing itself, if it is one, or the member. */
function measuresAgainst(
  about: 'profile' | 'photo' | 'text' | 'message',
  isFictional: boolean,
): DeskMeasure[] {
  // A fictional profile has no account.
  const ofMember: DeskMeasure[] = isFictional ? ['profile_disabled'] : ['profile_disabled', 'account_banned'];
  if (about === 'photo') return ['photo_removed', ...ofMember];
  if (about === 'message') return ['message_removed', ...ofMember];
  if (about === 'text') return ['text_removed', ...ofMember];
  return ['photo_removed', 'text_removed', ...ofMember];
}
