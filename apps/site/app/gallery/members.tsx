import { Gift, Image } from 'lucide-react';
import { useRef, useState } from 'react';
import { Avatar } from '../domain/photos/avatar';
import { PhotoCard } from '../domain/photos/photo-card';
import { FactChips } from '../domain/profiles/fact-chips';
import { InterestList } from '../domain/profiles/interest-list';
import { PromptQuote } from '../domain/profiles/prompt-quote';
import { HeartButton } from '../features/members/heart-button';
import { StepProgress } from '../features/account/steps/step-progress';
import { Composer } from '../features/chats/composer/composer';
import { MessageBubble, type BubbleHandlers } from '../features/chats/bubbles/message-bubble';
import { BundleChoice } from '../features/credits/orders/bundle-choice';
import { SwipeActions } from '../features/swipe/swipe-actions';
import { SwipeCard } from '../features/swipe/swipe-card';
import { Button } from '../shared/ui/button';
import { PhotoGrid } from '../shared/ui/photo-grid';
import styles from './gallery.module.scss';
import { bundles, inDeck, messages, people, prompt } from './people';
import { Specimen, Specimens } from './specimen';

const nothing = (): void => undefined;
const [somebody] = people;

/** Members in lists, in the deck, and by their facts. */
export function Members() {
  return (
    <Specimens title="Members">
      <Specimen name="cards: plain, new and online, fictional, without age and place" wide>
        <PhotoGrid label="Cards">
          {people.map((profile) => (
            <li key={profile.id}>
              <PhotoCard profile={profile} to="#" />
            </li>
          ))}
        </PhotoGrid>
      </Specimen>
      {people.slice(1, 3).map((profile) => (
        <Specimen key={profile.id} name={profile.fictional ? 'swipe card, fictional' : 'swipe card'}>
          <div className={styles.deck}>
            <SwipeCard profile={inDeck(profile)} to="#" depth={0} leaving={false} entering={null} />
          </div>
        </Specimen>
      ))}
      <Specimen name="its buttons, circles, interests">
        {somebody && <SwipeActions profile={somebody} canUndo={false} onChoice={nothing} onUndo={nothing} />}
        <div className={styles.row}>
          {(['small', 'medium', 'large'] as const).map(
            (size) => somebody && <Avatar key={size} profile={somebody} size={size} />,
          )}
        </div>
        <InterestList interests={['beach', 'cooking', 'reading', 'tattoos']} shared={['cooking']} more={3} />
      </Specimen>
      <Specimen name="an answer with its heart, one that was given, facts">
        <PromptQuote prompt={prompt}>
          <HeartButton label="Like this answer" onPress={nothing} />
        </PromptQuote>
        <HeartButton label="Liked answer" given onPress={nothing} />
        <FactChips
          profile={{ gender: 'male', relationship_status: 'single', hair_color: 'brown', eye_color: 'brown' }}
          closed={2}
        />
      </Specimen>
      <Specimen name="progress" wide>
        <StepProgress steps={{ step: 2, leave: nothing }} />
      </Specimen>
      <Specimen name="the next page of results, and while it loads">
        <div className={styles.row}>
          <Button look="secondary">More members</Button>
          <Button look="secondary" busy>
            More members
          </Button>
        </div>
      </Specimen>
    </Specimens>
  );
}

const handlers: BubbleHandlers = {
  ...{ onQuote: nothing, onActions: nothing, onReply: nothing, onReact: nothing },
  ...{ onOpened: nothing, onEnlarge: nothing, onReport: nothing, onBlock: nothing },
};

/** A conversation and its composer. */
export function Conversation() {
  const [text, setText] = useState('Under the third one');
  const field = useRef<HTMLTextAreaElement>(null);
  const tools = [
    { icon: Image, label: 'Picture', onPick: nothing },
    { icon: Gift, label: 'Gift', onPick: nothing },
  ];
  return (
    <Specimens title="Conversation">
      <Specimen name="bubbles: received, sent and read, an answer, warned, removed, held, returned" wide>
        <ol>
          {somebody &&
            messages.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                {...{ joined: false, last: true, isRead: true, profile: somebody, handlers }}
              />
            ))}
        </ol>
      </Specimen>
      <Specimen name="composer" wide>
        <Composer
          {...{
            name: 'Jayden',
            cost: 10,
            longest: 1000,
            unanswered: false,
            reply: null,
            bundles,
            field,
            text,
            tools,
          }}
          onText={setText}
          onCancelReply={nothing}
          onSend={nothing}
        />
      </Specimen>
      <Specimen name="composer, beyond its length" wide>
        <Composer
          {...{
            name: 'Jayden',
            cost: 10,
            longest: 10,
            unanswered: false,
            reply: null,
            bundles,
            field,
            text,
            tools,
          }}
          onText={setText}
          onCancelReply={nothing}
          onSend={nothing}
        />
      </Specimen>
    </Specimens>
  );
}

export function Prices() {
  const [chosen, setChosen] = useState('middle');
  return (
    <Specimens title="Prices">
      {bundles.map((bundle) => (
        <Specimen key={bundle.id} name={bundle.id === chosen ? 'chosen' : 'to be chosen'}>
          <BundleChoice
            bundle={bundle}
            all={bundles}
            checked={bundle.id === chosen}
            onChoose={() => setChosen(bundle.id)}
          />
        </Specimen>
      ))}
    </Specimens>
  );
}
