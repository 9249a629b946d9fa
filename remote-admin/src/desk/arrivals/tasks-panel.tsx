import { useShell } from '@marisma/area-kit/shell';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import { plainList } from '@marisma/area-kit/theme';
import { FormStatus, SignInAgain, Text, TitledPanel } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../texts';
import type { DayList } from './day-list.data';
import { TaskRow, taskInWords } from './task-row';
import { useTaskChange } from './use-day';

const List = styled.ul`
  ${plainList}
`;

interface TasksPanelProps {
  list: DayList;
  /** The day that was asked for; today's list is asked for without one. */
  asked: string | undefined;
}

/** What is to do on a day, with what was not done before. */
export function TasksPanel({ list, asked }: TasksPanelProps) {
  const texts = t.arrivals;
  const { announce } = useShell();
  const { busy, refused, change } = useTaskChange(asked);
  return (
    <TitledPanel
      title={texts.tasks}
      aside={<Text $muted>{list.tasks.filter(({ done }) => !done).length}</Text>}
    >
      <FormStatus tone="danger">
        {refused && (
          <>
            {refused.code === 'stale' ? texts.stale : stayTexts.refusals[refused.code]}
            <SignInAgain after={refused} />
          </>
        )}
      </FormStatus>
      {list.tasks.length === 0 ? (
        <Text $muted>{texts.noTasks}</Text>
      ) : (
        <List>
          {list.tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              day={list.day}
              busy={busy === task.id}
              onChange={async (to) => {
                const stored = await change(task, to);
                if (stored && to.done !== task.done)
                  announce((to.done ? texts.done : texts.open)(taskInWords(task)));
                return stored;
              }}
            />
          ))}
        </List>
      )}
    </TitledPanel>
  );
}
