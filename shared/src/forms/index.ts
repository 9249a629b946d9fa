export { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
export { Form, useZodForm } from './form';
export { FormDateField } from './form-date-field';
export { FormField } from './form-field';
export {
  dateFrom,
  emailRule,
  guestsRule,
  messageRule,
  nameRule,
  optionalDateFrom,
  optionalGuestsWithin,
  optionalPhoneRule,
  passwordRule,
  passwordsMatch,
  phoneRule,
  requiredMessageRule,
  requiredText,
  requiredTextWith,
  trimmed,
} from './rules';
export { GENERIC_RFCS, readRfc } from './rfc';
export type { FormIssue } from './form';
