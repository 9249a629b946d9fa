import { selectTexts } from '../select-texts';

/** The privacy notice in short beside each form that takes data, and the consent to sensitive data. */
export const privacyNotice = selectTexts('privacyNotice', {
  responsible: (address: string): string => `Marisma, ${address}, is responsible for your data.`,
  purposes: {
    inquiry: 'We use what you enter here to answer you.',
    service: 'We use what you enter here to answer your request and to arrange the service.',
    account: 'We use what you enter here to open your account and to let you sign in.',
    stay: 'We use what you enter here to decide on your request and to prepare your stay.',
    offer: 'We use what you enter here to record your answer and to prepare your stay.',
    arrival:
      'We use what you enter here, also about the people and children who travel with you, to prepare your arrival and your stay. Allergies and diet are sensitive data, and are kept only with your express consent.',
  },
  rights: 'It is not used for advertising. Your rights, and how to limit or withdraw our use, are in our',
  link: 'Privacy Notice',
  /** Stored word for word with its version: see `consentVersion`. */
  consent:
    'I expressly consent to Marisma keeping and using what I write about allergies and diet, mine and, with their permission, that of those who travel with me, only to prepare my stay and its services. I can withdraw this at any time.',
  diet: 'Allergies and diet',
});
