import Box from '@mui/material/Box';
import { countries } from '@kindling/contract/languages';
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
  signupReasons,
  tattooValues,
} from '@kindling/contract/profiles/profile-values';
import { promptAnswerLength, promptCodes, promptsAtMost } from '@kindling/contract/profiles/prompts';
import { textLength } from '@kindling/contract/text/text-length';
import { DateInput, maxLength, required, SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { countryName } from '../../shared/words/names';
import { promptNames } from '../../shared/words/prompt-names';
import { codeName, t } from '../../shared/words/texts';

const choicesOf = (codes: readonly string[]) => codes.map((id) => ({ id, name: codeName(id) }));
const countryChoices = countries
  .map((id) => ({ id, name: countryName(id) }))
  .sort((one, other) => one.name.localeCompare(other.name));

const promptChoices = promptCodes.map((id) => ({ id, name: promptNames[id] }));

const told = [
  ['sexuality', t('Sexuality'), sexualities],
  ['reason_for_signup', t('Reason for signup'), signupReasons],
  ['relationship_status', t('Relationship status'), relationshipStatuses],
  ['hair_color', t('Hair colour'), hairColors],
  ['eye_color', t('Eye colour'), eyeColors],
  ['body_type', t('Body type'), bodyTypes],
  ['tattoos', t('Tattoos'), tattooValues],
] as const;

/** As many in a row as there is room for. */
function Row({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        alignItems: 'start',
        rowGap: 1.5,
        mb: 1.5,
        '& .MuiFormControl-root': { my: 0 },
      }}
    >
      {children}
    </Box>
  );
}

/** What the profile says of the person that it invents. */
export function WordsInputs() {
  return (
    <>
      <Row>
        <TextInput source="name" validate={[required(), maxLength(30)]} helperText={false} />
        <DateInput
          source="date_of_birth"
          label={t('Date of birth')}
          validate={required()}
          helperText={false}
        />
        <SelectInput source="gender" choices={choicesOf(genders)} validate={required()} helperText={false} />
      </Row>
      <Row>
        <SelectInput source="country" choices={countryChoices} parse={orNull} helperText={false} />
        <TextInput
          source="city"
          helperText={t('A city of the country, as the site knows it.')}
          parse={orNull}
        />
      </Row>
      <Row>
        {told.map(([source, label, codes]) => (
          <SelectInput
            key={source}
            source={source}
            label={label}
            choices={choicesOf(codes)}
            parse={orNull}
            helperText={false}
          />
        ))}
        <SelectArrayInput source="interests" choices={choicesOf(interests)} helperText={false} />
      </Row>
      <TextInput
        source="about_me"
        label={t('About me')}
        multiline
        minRows={4}
        fullWidth
        validate={maxLength(2000)}
        parse={(text: string) => text}
      />
      {Array.from({ length: promptsAtMost }, (_, index) => (
        <PromptInputs key={index} index={index} />
      ))}
    </>
  );
}

/** An opener and how the invented person completes it. */
function PromptInputs({ index }: { index: number }) {
  const number = index + 1;
  return (
    <Row>
      <SelectInput
        source={`prompts.${index}.prompt`}
        label={t('Prompt {{number}}', { number })}
        choices={promptChoices}
        parse={orNull}
        helperText={false}
      />
      <TextInput
        source={`prompts.${index}.answer`}
        label={t('Answer {{number}}', { number })}
        validate={answerLength}
        parse={(text: string) => text}
        helperText={false}
      />
    </Row>
  );
}

/** As the server counts it. */
function answerLength(answer: string | undefined): string | undefined {
  return textLength(answer ?? '') > promptAnswerLength
    ? t('At most {{most}} characters.', { most: promptAnswerLength })
    : undefined;
}

function orNull(value: string): string | null {
  return value === '' ? null : value;
}
