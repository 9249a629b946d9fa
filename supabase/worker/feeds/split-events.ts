/** The properties of an event that are used: what follows each name, such as ';VALUE=DATE:20400103'. */
export type EventLines = Map<string, string[]>;

export interface SplitCalendar {
  events: EventLines[];
  /** What there is of events that do not begin, or do not end. */
  broken: EventLines[];
  /** Whether the last calendar ends. */
  isWhole: boolean;
  /** The offsets from UTC that the calendar gives for a zone. */
  offsets: Map<string, string[]>;
}

const MOST_OFFSETS = 100;
const USED = /^(UID|SUMMARY|STATUS|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID)(?=\s*[;:])/i;

/**
 * Splits calendars into events, line by line, so that a line that is wrong costs at most its own event.
 * @returns undefined for a text that is no calendar
 */
export function splitEvents(body: Buffer): SplitCalendar | undefined {
  const split: SplitCalendar = { events: [], broken: [], isWhole: true, offsets: new Map() };
  let isCalendar = false;
  let event: EventLines | undefined;
  let offsets: string[] | undefined;
  // A part of an event, such as a reminder, has properties of the same names.
  let part: string | undefined;
  const end = (): void => {
    (event && part === undefined ? split.events : split.broken).push(event ?? new Map());
    event = part = undefined;
  };
  for (const line of unfold(body)) {
    const [, edge, name = ''] =
      /^(BEGIN|END):([\w-]+)\s*$/i.exec(line)?.map((word) => word.toUpperCase()) ?? [];
    if (name === 'VCALENDAR') {
      if (event) end();
      isCalendar ||= edge === 'BEGIN';
      split.isWhole = edge === 'END';
    } else if (name === 'VEVENT') {
      if (event || edge === 'END') end();
      if (edge === 'BEGIN') event = new Map();
    } else if (!event) {
      const [, property, value = ''] = /^(TZID|TZOFFSETTO)[;:](.*)/i.exec(line) ?? [];
      if (property?.length === 4) split.offsets.set(value.trim(), (offsets = []));
      else if (property && offsets && offsets.length < MOST_OFFSETS) offsets.push(value.trim());
    } else if (part !== undefined) {
      if (edge === 'END' && name === part) part = undefined;
    } else if (edge === 'BEGIN') part = name;
    else {
      const used = USED.exec(line)?.[0];
      if (used === undefined) continue;
      const lines = event.get(used.toUpperCase());
      if (lines) lines.push(line.slice(used.length));
      else event.set(used.toUpperCase(), [line.slice(used.length)]);
    }
  }
  if (event) split.broken.push(event);
  return isCalendar ? split : undefined;
}

/**
 * The lines of a text, with folded ones joined before they are decoded: some sites fold within a character, as RFC 5545,
 * section 3.1, warns. Nothing that is used needs more letters than ASCII, so another charset does no harm.
 */
function unfold(body: Buffer): string[] {
  const lines: string[] = [];
  for (const line of body.toString('latin1').split(/[\r\n]+/)) {
    if (lines.length > 0 && /^[ \t]/.test(line)) lines[lines.length - 1] += line.slice(1);
    else lines.push(line);
  }
  return new TextDecoder().decode(Buffer.from(lines.join('\n'), 'latin1')).split('\n');
}

/** The text of a property, without its parameters. */
export const textOf = (event: EventLines, name: string): string =>
  /^(?:"[^"]*"|[^":])*:(.*)$/.exec(event.get(name)?.[0] ?? '')?.[1]?.trim() ?? '';
