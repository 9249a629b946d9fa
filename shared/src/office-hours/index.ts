/** When the office answers. */
export { describeHours } from './describe-hours';
export { usualHours, type OpenInterval } from './usual-hours';
