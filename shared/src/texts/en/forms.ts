import { selectTexts } from '../select-texts';

const required = (name: string): string => `${name} is required`;
const tooLong = (name: string, max: number): string => `${name} must be less than ${max} characters`;

/** The messages of the field rules. */
export const forms = selectTexts('forms', {
  required,
  tooLong,
  name: { required: required('Name'), tooLong: (max: number) => tooLong('Name', max) },
  email: { invalid: 'Invalid email address', tooLong: (max: number) => tooLong('Email', max) },
  phone: { required: required('Phone'), tooLong: (max: number) => tooLong('Phone', max) },
  message: { required: required('Message'), tooLong: (max: number) => tooLong('Message', max) },
  date: { required: required('Date') },
  guests: {
    required: required('Number of guests'),
    between: (min: number, max: number) => `Guests must be between ${min} and ${max}`,
  },
  password: {
    required: required('Password'),
    mismatch: 'Passwords do not match',
  },
});
