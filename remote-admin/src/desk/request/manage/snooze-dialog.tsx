import { change, read } from '@marisma/area-kit/data';
import {
  addDays,
  dayAtHouse,
  HOUSE_ZONE,
  now,
  parsePlainDate,
  type PlainDate,
} from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import { media } from '@marisma/area-kit/theme';
import {
  Button,
  DateField,
  Dialog,
  FormStatus,
  Grid,
  List,
  Stack,
  Text,
  useFirstInvalid,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { formatMoment } from '../../../lib/format';
import { t } from '../../../texts';
import { DESK, type DeskRequest } from '../../queries';
import { requestVersion } from '../queries';
import { useOpenRequest, useRequestChange } from '../request-context';
import { TextField } from '../../../lib/text-field';

const Preset = styled(Button)`
  justify-content: space-between;
  flex-wrap: wrap;

  /* On a phone only short names have room for their time beside them: all have two lines. */
  ${media.phoneOnly} {
    flex-flow: column;
    align-items: start;
  }
`;

const UNKNOWN: OpeningTimes = { opens: new Map(), closed: new Set() };

function useOpeningTimes() {
  return useRead(
    'reading the office hours',
    [...DESK, 'opening times'],
    async (client, signal): Promise<OpeningTimes> => {
      const latestFirst = { ascending: false };
      const [hours, off] = await Promise.all([
        read(client.from('office_hours').select('weekday, opens').order('opens', latestFirst), signal),
        read(client.from('office_closures').select('day'), signal),
      ]);
      return {
        // Of several intervals the earliest comes last, and stays.
        opens: new Map(hours.map(({ weekday, opens }) => [weekday, opens.slice(0, 5)])),
        closed: new Set(off.map(({ day }) => day)),
      };
    },
  );
}

/** Snoozes the request, unless its answer is overdue. */
export default function SnoozeDialog({ onClose }: { onClose: () => void }) {
  const [opened] = useState(now);
  const deadline = deadlineOf(useOpenRequest().request);
  if (!deadline || deadline > opened) return <Times opened={opened} deadline={deadline} onClose={onClose} />;
  return (
    <Dialog open width="sm" title={t.manage.snooze.title} onClose={onClose}>
      <Text>{t.manage.snooze.overdue}</Text>
    </Dialog>
  );
}

interface TimesProps {
  opened: Date;
  deadline: Date | undefined;
  onClose: () => void;
}

/** Snoozes the request: until the office opens on some day, or until a time of one's own. */
function Times({ opened, deadline, onClose }: TimesProps) {
  const { request } = useOpenRequest();
  const texts = t.manage.snooze;
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const [issue, setIssue] = useState('');
  const { data: times, isPending } = useOpeningTimes();
  const { busy, problem, send } = useRequestChange((client, until: Date) =>
    change(client.rpc('snooze_request', { ...requestVersion(request), until: until.toISOString() })),
  );
  const snooze = async (until: Date) => {
    if (await send(until)) onClose();
  };
  const { frame, focusFirstInvalid } = useFirstInvalid();
  const refuse = (words: string) => {
    setIssue(words);
    focusFirstInvalid();
  };
  const own = () => {
    const until = parsePlainDate(day) && time ? momentAtHouse(day, time) : undefined;
    if (!until || Number.isNaN(until.getTime())) return refuse(texts.chooseDay);
    if (until.getTime() <= now().getTime()) return refuse(texts.past);
    if (deadline && until >= deadline) return refuse(texts.afterDeadline(formatMoment(deadline)));
    setIssue('');
    return void snooze(until);
  };
  const today = dayAtHouse(opened);
  const lastDay = addDays(today, 364);
  const dueDay = deadline ? dayAtHouse(deadline) : lastDay;
  return (
    <Dialog open width="sm" title={texts.title} onClose={onClose}>
      <Stack $gap={5} ref={frame}>
        <Text $muted>{texts.lead}</Text>
        {!isPending && (
          <List $gap={2}>
            {snoozePresets(opened, times ?? UNKNOWN, deadline).map(({ name, until }) => (
              <li key={name}>
                <Preset block variant="outline" disabled={busy} onClick={() => void snooze(until)}>
                  <span>{texts.presets[name]}</span> <span>{formatMoment(until)}</span>
                </Preset>
              </li>
            ))}
          </List>
        )}
        <Grid $min="9rem" $max={2} $gap={4}>
          <DateField
            label={texts.day}
            value={day}
            onChange={setDay}
            min={today}
            max={dueDay < lastDay ? dueDay : lastDay}
            today={today}
            error={issue || undefined}
          />
          <TextField label={texts.time} type="time" value={time} onChange={setTime} />
        </Grid>
        <Button busy={busy} busyLabel={texts.busy} onClick={own}>
          {texts.confirm}
        </Button>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}

/** When the office opens: 'HH:MM' by ISO day of the week, and the days on which it does not. */
interface OpeningTimes {
  opens: ReadonlyMap<number, string>;
  closed: ReadonlySet<string>;
}

const HOUR_MS = 3_600_000;

/** The moment of a day and time on the clocks of the houses. */
export function momentAtHouse(day: PlainDate, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shown = (moment: number): number => {
    const parts = new Intl.DateTimeFormat('sv-SE', {
      timeZone: HOUSE_ZONE,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(moment);
    return Date.parse(`${parts.replace(' ', 'T')}Z`);
  };
  // The zone's distance is that of a moment near the wanted one; the second step is for days on which clocks change.
  const near = wanted + (wanted - shown(wanted));
  return new Date(near + (wanted - shown(near)));
}

/** ISO day of the week: 1 is Monday. */
const weekdayOf = (day: PlainDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** When the office opens on a day, or on the first day after it on which it does. */
export function openingFrom(day: PlainDate, { opens, closed }: OpeningTimes): Date {
  for (let ahead = 0; ahead < 60; ahead += 1) {
    const candidate = addDays(day, ahead);
    const time = opens.get(weekdayOf(candidate));
    if (time !== undefined && !closed.has(candidate)) return momentAtHouse(candidate, time);
  }
  // An office without hours.
  return momentAtHouse(day, '09:00');
}

type SnoozePreset = 'hour' | 'soon' | 'tomorrow' | 'monday' | 'week';

/** By when staff must answer, or decide before the hold ends; undefined while it is the guest's turn. */
export function deadlineOf(request: Pick<DeskRequest, 'due_at' | 'hold_until'>): Date | undefined {
  const times = [request.due_at, request.hold_until].flatMap((time) =>
    time === null ? [] : Date.parse(time),
  );
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

interface SnoozeChoice {
  name: SnoozePreset;
  until: Date;
}

/** Until when a request can be put off with one press, by the office's own hours and before the deadline. */
export function snoozePresets(now: Date, times: OpeningTimes, deadline?: Date): SnoozeChoice[] {
  const today = dayAtHouse(now);
  const toMonday = 8 - weekdayOf(today);
  const choices: SnoozeChoice[] = [
    { name: 'hour', until: new Date(now.getTime() + HOUR_MS) },
    { name: 'soon', until: new Date(now.getTime() + 3 * HOUR_MS) },
    { name: 'tomorrow', until: openingFrom(addDays(today, 1), times) },
    { name: 'monday', until: openingFrom(addDays(today, toMonday), times) },
    { name: 'week', until: openingFrom(addDays(today, 7), times) },
  ];
  return choices.filter(({ until }) => !deadline || until < deadline);
}
