export { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
export { Form, useZodForm } from './form';
export { FormDateField } from './form-date-field';
export { FormField } from './form-field';
export {
  dateFrom,
  emailRule,
  GENERIC_RFCS,
  guestsRule,
  messageRule,
  nameRule,
  optionalDateFrom,
  optionalGuestsWithin,
  optionalPhoneRule,
  passwordRule,
  passwordsMatch,
  phoneRule,
  readRfc,
  requiredMessageRule,
  requiredText,
  requiredTextWith,
  trimmed,
} from './rules';
export type { FormIssue } from './form';
