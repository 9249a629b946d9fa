import { change, read } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, now, parsePlainDate } from '@marisma/area-kit/format';
import { media, plainList, space } from '@marisma/area-kit/theme';
import {
  Button,
  DateField,
  Dialog,
  Field,
  FormStatus,
  Grid,
  Input,
  Stack,
  Text,
  useFirstInvalid,
} from '@marisma/area-kit/ui';
import { useRead } from '@marisma/area-kit/queries';
import { useState } from 'react';
import styled from 'styled-components';
import { t } from '../../../texts';
import { momentInWords } from '../../../lib/moments';
import { DESK } from '../../queries';
import { seen } from '../queries';
import { useOpenRequest } from '../request-context';
import { useRequestChange } from '../use-request-change';
import { deadlineOf, momentAtHouse, snoozePresets, type OpeningTimes } from './snooze-times';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(2)};
`;

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

/** Puts the request off, unless the house is late. */
export function SnoozeDialog({ onClose }: { onClose: () => void }) {
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

/** Puts the request off: until the office opens on some day, or until a time of one's own. */
function Times({ opened, deadline, onClose }: TimesProps) {
  const { request } = useOpenRequest();
  const texts = t.manage.snooze;
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const [issue, setIssue] = useState('');
  const { data: times, isPending } = useOpeningTimes();
  const { busy, problem, send } = useRequestChange((client, until: Date) =>
    change(client.rpc('snooze_request', { ...seen(request), until: until.toISOString() })),
  );
  const putOff = async (until: Date) => {
    if (await send(until)) onClose();
  };
  const { frame, goThere } = useFirstInvalid();
  const refuse = (words: string) => {
    setIssue(words);
    goThere();
  };
  const own = () => {
    const until = parsePlainDate(day) && time ? momentAtHouse(day, time) : undefined;
    if (!until || Number.isNaN(until.getTime())) return refuse(texts.chooseDay);
    if (until.getTime() <= now().getTime()) return refuse(texts.past);
    if (deadline && until >= deadline) return refuse(texts.afterDeadline(momentInWords(deadline)));
    setIssue('');
    return void putOff(until);
  };
  const today = dayAtHouse(opened);
  const lastDay = addDays(today, 364);
  const dueDay = deadline ? dayAtHouse(deadline) : lastDay;
  return (
    <Dialog open width="sm" title={texts.title} onClose={onClose}>
      <Stack $gap={5} ref={frame}>
        <Text $muted>{texts.lead}</Text>
        {!isPending && (
          <List>
            {snoozePresets(opened, times ?? UNKNOWN, deadline).map(({ name, until }) => (
              <li key={name}>
                <Preset block variant="outline" disabled={busy} onClick={() => void putOff(until)}>
                  <span>{texts.presets[name]}</span> <span>{momentInWords(until)}</span>
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
          <Field label={texts.time}>
            <Input type="time" value={time} onChange={(event) => setTime(event.target.value)} />
          </Field>
        </Grid>
        <Button busy={busy} busyLabel={texts.busy} onClick={own}>
          {texts.confirm}
        </Button>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}
