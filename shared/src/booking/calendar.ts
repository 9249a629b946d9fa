/** What pages show about stays. Import it through `withStayTexts`, which loads the texts first. */
export { formatCents } from './format-cents';
export { cancellationSteps, isTaxed, QuoteLines } from './quote-lines';
export { StayCalendar, type ChosenDays, type StayCalendarProps } from './calendar/stay-calendar';
export { isDateError, NearestDates } from './nearest-dates';
export { refusalText } from './refusal-text';
export { useNights, type MoreNights } from './use-nights';
export { stays as stayTexts } from '../texts/en/stays';
export { errorText } from '../texts/en/errors';
