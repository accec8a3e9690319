export { CountRefusals } from './refusals/count-refusals.js';
export { mailingMailJob, trialMailJob, type MailingOrder, type TrialOrder } from './mailing-jobs.js';
export { WriteLetters, type Letter, type LetterContent, type Week } from './letters/write-letters.js';
export { WriteTrial, type Trial } from './newsletters/write-trial.js';
