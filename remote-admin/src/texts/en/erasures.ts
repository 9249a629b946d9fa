import { selectTexts } from '@marisma/area-kit/texts';

/** The words of the desk about people who ask that their data be erased. */
export const erasures = selectTexts('erasures', {
  lead: 'Who has asked that their data be erased. The law gives us 20 working days to answer, and 15 more to erase.',
  list: 'Erasures to carry out',
  loading: 'Loading the erasures',
  failed: 'The erasures could not be loaded',
  none: 'Nobody waits for erasure',
  noneHint:
    'Guests ask for it in their settings. If somebody asks by message, open the request and press Erasure.',
  asked: (day: string): string => `Asked on ${day}`,
  answerBy: (day: string): string => `Answer by ${day}`,
  eraseBy: (day: string): string => `Erase by ${day}`,
  late: 'Late',
  erase: 'Erase',
  eraseOf: (name: string): string => `Erase the data of ${name}`,
  title: (name: string): string => `Erase the data of ${name}?`,
  text: 'Messages, notes, contact and arrival details, reviews, mails and the account are deleted. Stays, payments and invoices stay without a name. Nobody can take this back, and afterwards you can no longer write here: answer the guest first.',
  sure: 'I have answered the guest, and I have checked who asks.',
  busy: 'Erasing…',
  keep: 'Keep',
  done: (name: string): string => `The data of ${name} are erased.`,
  gone: 'The data have changed since. Look at the request again.',
  note: {
    title: 'Erasure of personal data',
    text: 'Start the clock of the law if this person asks for erasure and you have checked who asks: we then have 20 working days to answer.',
    yes: 'Start the clock',
    busy: 'Starting…',
    no: 'Close',
    started: (day: string): string => `Erasure asked for: answer by ${day}`,
  },
});
