import type { HouseTask } from '@marisma/area-kit/data';
import { formatAtHouse, formatDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import { useShell } from '@marisma/area-kit/shell';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { space, token } from '@marisma/area-kit/theme';
import {
  Badge,
  Button,
  ChangeFault,
  Checkbox,
  List,
  Small,
  Stack,
  Text,
  TitledPanel,
  useDraft,
} from '@marisma/area-kit/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { t } from '../../texts';
import { useTaskChange, type DayList } from './queries';
import { SmallButton } from '../../lib/small-button';
import { TextField } from '../../lib/text-field';

/** What is to do on a day, with what was not done before. */
export function TasksPanel({ list }: { list: DayList }) {
  const texts = t.arrivals;
  const { announce } = useShell();
  const { busy, variables, error, send } = useTaskChange();
  return (
    <TitledPanel
      title={texts.tasks}
      aside={<Text $muted>{list.tasks.filter(({ done }) => !done).length}</Text>}
    >
      <ChangeFault
        error={error}
        inWords={(fault) => (fault.code === 'stale' ? texts.stale : errorText(fault.code))}
      />
      {list.tasks.length === 0 ? (
        <Text $muted>{texts.noTasks}</Text>
      ) : (
        <List>
          {list.tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              day={list.day}
              busy={busy && variables?.task.id === task.id}
              onChange={async (to) => {
                const stored = (await send({ task, ...to })) !== undefined;
                if (stored && to.done !== task.done)
                  announce((to.done ? texts.done : texts.open)(taskLabel(task)));
                return stored;
              }}
            />
          ))}
        </List>
      )}
    </TitledPanel>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-top: 1px solid ${token.color.line};
  break-inside: avoid;

  label {
    font-weight: 500;
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding-left: ${space(8)};
  overflow-wrap: anywhere;

  @media print {
    button {
      display: none;
    }
  }
`;

const Edit = styled.form`
  display: grid;
  gap: ${space(3)};
  padding-left: ${space(8)};
`;

/** A moment by the clock of the houses, in short: 'Nov 23, 3:20 PM'. */
const formatDone = (moment: string): string =>
  formatAtHouse(new Date(moment), intlLocale(), {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

const taskLabel = ({ kind, property }: HouseTask): string => t.arrivals.kinds[kind](property);

interface TaskRowProps {
  task: HouseTask;
  day: string;
  busy: boolean;
  onChange: (to: { done: boolean; note: string | null }) => Promise<boolean>;
}

function TaskRow({ task, day, busy, onChange }: TaskRowProps) {
  const texts = t.arrivals;
  const [draft, saveDraft] = useDraft(`desk.task.${task.id}`, z.string().parse);
  // A note that was being written is open again.
  const [note, setNote] = useState(draft);
  const write = (next: string | undefined) => {
    setNote(next);
    saveDraft(next);
  };
  // Shown until it is stored.
  const [ticked, setTicked] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const editing = note !== undefined;
  const edited = useRef(editing);
  const label = taskLabel(task);
  const action = task.note ? texts.editNote : texts.addNote;
  useEffect(() => {
    if (editing && !edited.current) input.current?.focus();
    if (!editing && edited.current) button.current?.focus();
    edited.current = editing;
  }, [editing]);

  return (
    <Row aria-busy={busy}>
      <Checkbox
        label={label}
        checked={ticked ?? task.done}
        onChange={({ target }) => {
          if (busy) return;
          setTicked(target.checked);
          void onChange({ done: target.checked, note: task.note }).then(() => setTicked(undefined));
        }}
      />
      {!editing ? (
        <Below>
          {task.due_on < day && (
            <Badge $tone="danger">{texts.overdue(formatDate(task.due_on, intlLocale()))}</Badge>
          )}
          {task.done && task.done_at && (
            <Small as="span">{texts.doneBy(task.done_by ?? '', formatDone(task.done_at))}</Small>
          )}
          {task.note && (
            <Text as="span" $size="sm">
              {task.note}
            </Text>
          )}
          <SmallButton
            ref={button}
            aria-label={texts.noteOf(action, label)}
            onClick={() => setNote(task.note ?? '')}
          >
            {action}
          </SmallButton>
        </Below>
      ) : (
        <Edit
          onSubmit={(event) => {
            event.preventDefault();
            void onChange({ done: task.done, note: note.trim() || null }).then(
              (stored) => stored && write(undefined),
            );
          }}
        >
          <TextField label={texts.note} ref={input} maxLength={500} value={note} onChange={write} />
          <Stack $row $wrap $gap={3}>
            <Button type="submit" busy={busy} busyLabel={texts.saving}>
              {texts.saveNote}
            </Button>
            <Button variant="outline" onClick={() => write(undefined)}>
              {texts.cancel}
            </Button>
          </Stack>
        </Edit>
      )}
    </Row>
  );
}
