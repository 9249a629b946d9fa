import { useShell } from '@marisma/area-kit/shell';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import { plainList } from '@marisma/area-kit/theme';
import { FormStatus, SignInAgain, Text, TitledPanel } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../texts';
import { useTaskChange, type DayList } from './queries';
import { TaskRow, taskInWords } from './task-row';

const List = styled.ul`
  ${plainList}
`;

/** What is to do on a day, with what was not done before. */
export function TasksPanel({ list }: { list: DayList }) {
  const texts = t.arrivals;
  const { announce } = useShell();
  const { busy, given, error, send } = useTaskChange();
  return (
    <TitledPanel
      title={texts.tasks}
      aside={<Text $muted>{list.tasks.filter(({ done }) => !done).length}</Text>}
    >
      <FormStatus tone="danger">
        {error && (
          <>
            {error.code === 'stale' ? texts.stale : stayTexts.refusals[error.code]}
            <SignInAgain after={error} />
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
              busy={busy && given?.task.id === task.id}
              onChange={async (to) => {
                const stored = (await send({ task, ...to })) !== undefined;
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
