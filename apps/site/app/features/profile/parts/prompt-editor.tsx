import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  promptAnswerLength,
  promptCodes,
  promptsAtMost,
  type PromptCode,
} from '@kindling/contract/profiles/prompts';
import type { ShownPrompt } from '@kindling/contract/profiles/profile';
import { textLength } from '@kindling/contract/text/text-length';
import { answerProblem } from '../../../domain/own-profile/answer-problem';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import { TextArea } from '../../../shared/ui/fields/field';
import styles from './prompt-editor.module.scss';

/** Choosing, completing, ordering and removing one's prompts. Texts: `prompts` and `profile-page`. */
export default function PromptEditor({
  prompts,
  checked,
  onChange,
}: {
  prompts: readonly ShownPrompt[];
  /** The answers were refused: each says what is wrong with it. */
  checked: boolean;
  onChange: (prompts: ShownPrompt[]) => void;
}) {
  const { t } = useTranslation('profile-page');
  const texts = useProblemText();
  const [isChoosing, setChoosing] = useState(prompts.length === 0);
  const [said, setSaid] = useState('');
  const editor = useRef<HTMLDivElement>(null);
  const focusOn = useFocusLater(editor);

  const choose = (prompt: PromptCode) => {
    onChange([...prompts, { prompt, answer: '' }]);
    setChoosing(false);
    focusOn(`li:nth-child(${prompts.length + 1}) textarea`);
  };
  const write = (code: PromptCode, answer: string) =>
    onChange(prompts.map((one) => (one.prompt === code ? { ...one, answer } : one)));
  const move = (from: number, to: number) => {
    const moved = prompts[from];
    if (!moved || to < 0 || to >= prompts.length) return;
    onChange(prompts.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(t('prompts.moved', { place: to + 1, total: prompts.length }));
  };
  const remove = (code: PromptCode) => {
    const left = prompts.filter(({ prompt }) => prompt !== code);
    onChange(left);
    setChoosing(left.length === 0);
    focusOn('textarea, button');
  };
  const problemOf = (answer: string): string | undefined => {
    const problem = answerProblem(answer);
    if (problem === 'too_long') return texts.ofField(problem);
    return problem && checked ? t('prompts.finish') : undefined;
  };

  return (
    <div ref={editor} className={styles.editor}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {prompts.length > 0 && (
        <ol className={styles.prompts}>
          {prompts.map(({ prompt, answer }, index) => {
            const names = { prompt: t(`prompts:${prompt}`) };
            const length = textLength(answer.trim());
            return (
              <li key={prompt}>
                <TextArea
                  label={names.prompt}
                  rows={2}
                  value={answer}
                  problem={problemOf(answer)}
                  onChange={({ target }) => write(prompt, target.value.replace(/\n+/gu, ' '))}
                />
                <div className={styles.below}>
                  <p className={classNames(length > promptAnswerLength && styles.over)}>
                    <span aria-hidden="true">{`${length} / ${promptAnswerLength}`}</span>
                    <span className="visually-hidden">
                      {t('about_length', { length, longest: promptAnswerLength })}
                    </span>
                  </p>
                  {prompts.length > 1 && (
                    <>
                      <Tool
                        label={t('prompts.up', names)}
                        isOff={index === 0}
                        onPress={() => move(index, index - 1)}
                      >
                        <ArrowUp aria-hidden="true" />
                      </Tool>
                      <Tool
                        label={t('prompts.down', names)}
                        isOff={index === prompts.length - 1}
                        onPress={() => move(index, index + 1)}
                      >
                        <ArrowDown aria-hidden="true" />
                      </Tool>
                    </>
                  )}
                  <Tool label={t('prompts.remove', names)} onPress={() => remove(prompt)}>
                    <Trash2 aria-hidden="true" />
                  </Tool>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {isChoosing ? (
        <div role="group" aria-label={t('prompts.choose')} className={styles.choice}>
          <p aria-hidden="true">{t('prompts.choose')}</p>
          <ul>
            {promptCodes
              .filter((code) => prompts.every(({ prompt }) => prompt !== code))
              .map((code) => (
                <li key={code}>
                  <button type="button" onClick={() => choose(code)}>
                    {t(`prompts:${code}`)}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ) : (
        prompts.length < promptsAtMost && (
          <Button
            look="secondary"
            onClick={() => {
              setChoosing(true);
              focusOn('[role=group] button');
            }}
          >
            <Plus aria-hidden="true" />
            {t('prompts.add')}
          </Button>
        )
      )}
    </div>
  );
}

function Tool({
  label,
  isOff = false,
  onPress,
  children,
}: {
  label: string;
  /** It keeps the focus while there is nothing to do. */
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
}

/** Focuses the first match of a selector, with all of its group in view: when the editor opens, and after the next change. */
function useFocusLater(within: { current: HTMLElement | null }): (selector: string) => void {
  const wanted = useRef<string | null>('textarea, button');
  useEffect(() => {
    if (wanted.current === null) return;
    const element = within.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    element?.focus({ preventScroll: true });
    (element?.closest('[role=group]') ?? element)?.scrollIntoView({ block: 'center' });
  });
  return (selector) => {
    wanted.current = selector;
  };
}
