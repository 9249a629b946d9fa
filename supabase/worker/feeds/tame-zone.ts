import type ICAL from 'ical.js';

/** More changes of clock than any real zone describes. */
const MOST_CHANGES = 100;
/** A change of clock on one day or in one week of each year. */
const YEARLY =
  /^FREQ=YEARLY(;(INTERVAL=1|COUNT=\d{1,4}|WKST=[A-Z]{2}|UNTIL=[\dTZ:-]{8,20}|BYMONTH=\d{1,2}|BYDAY=[+-]?\d{0,2}[A-Z]{2}|BYMONTHDAY=(-?\d{1,2},){0,6}-?\d{1,2}))*$/;

/**
 * Whether the zone that a calendar describes can be worked out in little time: a rule that changes the clock each second
 * would keep the worker busy for ever.
 */
export function isTameZone(property: ICAL.Property, zone: string): boolean {
  const found = property.parent?.parent
    ?.getAllSubcomponents('vtimezone')
    .filter((one) => one.getFirstPropertyValue('tzid') === zone);
  const changes = found?.flatMap((one) => one.getAllSubcomponents()) ?? [];
  return (
    changes.length > 0 &&
    changes.length <= MOST_CHANGES &&
    changes.every((change) => {
      const rules = change.getAllProperties('rrule');
      return (
        rules.length <= 1 &&
        change.getAllProperties('rdate').length <= MOST_CHANGES &&
        rules.every((rule) => YEARLY.test(String(rule.getFirstValue())))
      );
    })
  );
}
