import { useId } from 'react';
import type { LucideIcon } from 'lucide-react';
import styles from './choices.module.scss';

/** A question with a few answers, all visible at once: one of them, or with `several` some. */
export function Choices<V extends string>({
  question,
  hint,
  several = false,
  choices,
  textOf,
  iconOf,
  chosen,
  onChoose,
}: {
  question: string;
  hint?: string;
  several?: boolean;
  choices: readonly V[];
  textOf: (choice: V) => string;
  iconOf?: Readonly<Record<V, LucideIcon>>;
  chosen: readonly V[];
  onChoose: (choice: V) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{question}</legend>
      {hint && <p id={`${name}-hint`}>{hint}</p>}
      {choices.map((choice) => {
        const Icon: LucideIcon | undefined = iconOf?.[choice];
        return (
          <label key={choice}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(choice)}
              onChange={() => onChoose(choice)}
            />
            {Icon && <Icon aria-hidden="true" />}
            <span>{textOf(choice)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
