import { useMemo, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { browserApi } from '../../../shared/api/browser-api';
import type { AnswerOf } from '../../../shared/api/api-query';
import { isApiProblem } from '../../../shared/api/page-queries';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useAlive } from '../../../shared/site/use-alive';
import { keepPart, readPart } from '../../../domain/drafts/part-drafts';
import { ownProfileQuery, useOwnProfileChanged } from '../../../domain/own-profile/own-profile-query';
import { partFields, type Part } from './parts';
import {
  changesOf,
  draftOf,
  draftProblems,
  isChanged,
  type DraftProblems,
  type ProfileDraft,
} from '../profile-draft';

export interface PartEditing {
  part: Part;
  isOpen: boolean;
  open(): void;
  /** Closes the form and discards its changes. */
  discard(): void;
  draft: ProfileDraft;
  set(change: Partial<ProfileDraft>): void;
  /** There are unsaved changes; they are restored after a reload. */
  isUnsaved: boolean;
  save(): void;
  state: 'saving' | 'saved' | null;
  problems: DraftProblems;
  /** What is wrong with a field, in the reader's language. */
  problemOf(field: keyof ProfileDraft): string | undefined;
  /** Why the part as a whole was refused. */
  failure: string | null;
}

/**
 * One part of the profile that is edited by itself. A saved change is shown at once; if saving fails, the form is open again as
 * it was, with the reason.
 */
export function usePart(part: Part, profile: OwnProfile): PartEditing {
  const client = useQueryClient();
  const texts = useProblemText();
  const profileChanged = useOwnProfileChanged();
  const kept = useKept(part, profile.id);
  const [changed, setChanged] = useState<Partial<ProfileDraft>>();
  const [isOpen, setOpen] = useState(false);
  const [problems, setProblems] = useState<DraftProblems>({});
  const before = useRef<OwnProfile>(profile);

  const draft = { ...draftOf(profile), ...(changed ?? kept) };
  const change = (changes: Partial<ProfileDraft>): void => {
    setChanged(changes);
    keepPart(sessionStorage, profile.id, part, changes);
  };
  const show = (values: Partial<OwnProfile>): void => {
    client.setQueryData<AnswerOf<'getOwnProfile'>>(
      ownProfileQuery.key,
      (answer) => answer && { profile: { ...answer.profile, ...values } },
    );
  };

  const mutation = useMutation({
    mutationFn: (body: ReturnType<typeof changesOf>) => browserApi()('updateOwnProfile', { body }),
    onMutate: (body) => {
      before.current = profile;
      // A change that the server's rules may refuse is shown only once it agreed.
      if (part === 'identity') return;
      setOpen(false);
      show(body as Partial<OwnProfile>);
    },
    onSuccess: (answer) => {
      profileChanged(answer);
      change({});
      setOpen(false);
    },
    onError: (error, body) => {
      const keys = Object.keys(body) as (keyof OwnProfile)[];
      show(Object.fromEntries(keys.map((key) => [key, before.current[key]])));
      setProblems(isApiProblem(error) ? (error.fields as DraftProblems) : {});
      setOpen(true);
    },
  });
  const save = (): void => {
    const found = problemsOf(part, draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || mutation.isPending) return;
    if (isChanged(draft, profile)) mutation.mutate(changesOf(draft, profile));
    else discard();
  };
  const discard = (): void => {
    change({});
    setProblems({});
    setOpen(false);
    mutation.reset();
  };
  const hasFields = Object.keys(problems).length > 0;
  return {
    part,
    isOpen,
    open: () => {
      mutation.reset();
      setOpen(true);
    },
    discard,
    draft,
    set: (values) => {
      change({ ...(changed ?? kept), ...values });
      setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in values))));
    },
    isUnsaved: !mutation.isPending && isChanged(draft, profile),
    save,
    state: mutation.isPending ? 'saving' : mutation.isSuccess ? 'saved' : null,
    problems,
    problemOf: (field) => {
      const code = problems[field];
      return code && texts.ofField(code);
    },
    failure: mutation.isError && !hasFields ? texts.ofError(mutation.error) : null,
  };
}

/** Unsaved changes that were kept when the page came alive; only the browser knows them. */
function useKept(part: Part, memberId: string): Partial<ProfileDraft> {
  const isAlive = useAlive();
  return useMemo(() => {
    const fields: readonly string[] = partFields[part];
    const stored = isAlive ? readPart(sessionStorage, memberId, part) : {};
    return Object.fromEntries(Object.entries(stored).filter(([field]) => fields.includes(field)));
  }, [isAlive, memberId, part]);
}

function problemsOf(part: Part, draft: ProfileDraft): DraftProblems {
  const fields: readonly string[] = partFields[part];
  return Object.fromEntries(Object.entries(draftProblems(draft)).filter(([field]) => fields.includes(field)));
}
