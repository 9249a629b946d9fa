/** One model of nights for every calendar: rows become cells, keys and drags lead to nights. Views draw them. */
export { cellsOf, rowAt, type Cell } from './cells';
export { nightAfterKey, type Layout, type Night } from './keys';
export { LegendList, nightMarks } from './marks.styles';
export { DayHead, MonthWeeks } from './month-weeks';
export {
  dayInMonthAfter,
  daysIn,
  nightsAfterDrag,
  minDate,
  contains,
  maxDate,
  monthAfter,
  nightsFromTo,
  nightsOfMonth,
  overlap,
  weeksOf,
  intersect,
  type Nights,
} from './nights';
export { useNightDrag, type NightDrag } from './use-night-drag';
export { useNightGrid } from './use-night-grid';
