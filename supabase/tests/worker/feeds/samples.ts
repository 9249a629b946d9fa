/** Calendars as the sites write them, with nights far ahead. */
const event = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

export const calendar = (...events: string[]): string =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN', ...events, 'END:VCALENDAR'].join('\r\n')}\r\n`;

export const stay = (uid: string, from: string, to: string, ...more: string[]): string =>
  event(`UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, ...more);

export { event };

export const AIRBNB = calendar(
  'CALSCALE:GREGORIAN',
  event(
    'DTEND;VALUE=DATE:20400108',
    'DTSTART;VALUE=DATE:20400103',
    'UID:1418fb94e984-1b2c3d4e5f@airbnb.com',
    'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/d',
    ' etails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 1234',
    'SUMMARY:Reserved',
  ),
  event(
    'DTEND;VALUE=DATE:20400301',
    'DTSTART;VALUE=DATE:20400210',
    'UID:6fec1092d3fa-99@airbnb.com',
    'SUMMARY:Airbnb (Not available)',
  ),
);

export const BOOKING = calendar(
  event(
    'DTSTART;VALUE=DATE:20400103',
    'DTEND;VALUE=DATE:20400108',
    'UID:9e1f0a@booking.com',
    'SUMMARY: CLOSED - Not available',
  ),
).replaceAll('\r\n', '\n');

export const VRBO = calendar(
  event(
    'UID:52c1@vrbo',
    'DTSTAMP:20261101T101500Z',
    'DTSTART;VALUE=DATE:20400103',
    'DTEND;VALUE=DATE:20400108',
    'SUMMARY:Reserved - Ana',
  ),
  event('UID:52c2@vrbo', 'DTSTART:20400110', 'DURATION:P2D', 'SUMMARY:Blocked'),
);

export const GOOGLE = calendar(
  'X-WR-TIMEZONE:America/Mexico_City',
  // 15:00 to 11:00 at the house, written in UTC, in another zone, and without one.
  event('DTSTART:20400103T210000Z', 'DTEND:20400108T170000Z', 'UID:utc@google.com', 'SUMMARY:Ana'),
  event(
    'DTSTART;TZID=Europe/Madrid:20400110T010000',
    'DTEND;TZID=Europe/Madrid:20400112T180000',
    'UID:madrid@google.com',
    'SUMMARY:Bea',
  ),
  event('DTSTART:20400120T150000', 'DTEND:20400121T110000', 'UID:floating@google.com', 'SUMMARY:Cleo'),
  event('DTSTART:20400122T150000Z', 'DTEND:20400122T160000Z', 'UID:call@google.com', 'SUMMARY:Call'),
  stay('gone@google.com', '20400124', '20400126', 'STATUS:CANCELLED'),
);

/** Outlook names zones as Windows does, and describes them beside. */
export const OUTLOOK = calendar(
  'METHOD:PUBLISH',
  'X-WR-CALNAME:Villa',
  [
    'BEGIN:VTIMEZONE',
    'TZID:Central Standard Time (Mexico)',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0600',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VTIMEZONE',
    'TZID:Romance Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\r\n'),
  event(
    'UID:040000008200E00074C5B7101A82E0080000000010',
    'SUMMARY:Ana Ruiz',
    'DTSTART;TZID=Central Standard Time (Mexico):20400103T150000',
    'DTEND;TZID=Central Standard Time (Mexico):20400108T110000',
    'CLASS:PUBLIC',
    'PRIORITY:5',
    'TRANSP:OPAQUE',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  ),
  // Half past midnight in Madrid is the day before at the house, in winter and in summer.
  event(
    'UID:040000008200E00074C5B7101A82E0080000000020',
    'DTSTART;TZID=Romance Standard Time:20400702T003000',
    'DTEND;TZID=Romance Standard Time:20400704T180000',
  ),
  event(
    'UID:040000008200E00074C5B7101A82E0080000000030',
    'DTSTART;VALUE=DATE:20400801',
    'DTEND;VALUE=DATE:20400803',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
  ),
);
