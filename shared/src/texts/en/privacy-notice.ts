import { selectTexts } from '../select-texts';

/** What the privacy notice in short says on every form. */
export const privacyNotice = selectTexts('privacyNotice', {
  responsible: (address: string): string => `Marisma, ${address}, is responsible for your data.`,
  rights: 'It is not used for advertising. Your rights, and how to limit or withdraw our use, are in our',
  link: 'Privacy Notice',
});
