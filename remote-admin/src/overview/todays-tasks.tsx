import { formatClock, formatNumber, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Checkbox, Small, Text, TitledPanel, useStoredState } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { tasks } from './overview.sample';

const List = styled.ul`
  ${plainList}
  margin-bottom: ${space(3)};

  li {
    padding-block: ${space(1)};
    border-bottom: 1px solid ${token.color.line};
  }
`;

const Row = styled(Checkbox)`
  > span {
    flex: 1;
    display: flex;
    gap: ${space(3)};
    justify-content: space-between;
    align-items: baseline;
  }
`;

const Time = styled(Text).attrs({ $size: 'xs', $muted: true })`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Task = styled.span<{ $done: boolean }>`
  color: ${({ $done }) => ($done ? token.color.textMuted : 'inherit')};
  text-decoration: ${({ $done }) => ($done ? 'line-through' : 'none')};
`;

/** Today's tasks; a tick is stored on this device and expires tomorrow. */
export function TodaysTasks({ today }: { today: PlainDate }) {
  const texts = t.overview.tasks;
  const locale = intlLocale();
  const { done, toggle } = useDoneTasks(today);
  const count = tasks.filter(({ id }) => done.includes(id)).length;
  return (
    <TitledPanel
      title={texts.title}
      aside={
        <Small role="status">
          {texts.done(formatNumber(count, locale), formatNumber(tasks.length, locale))}
        </Small>
      }
    >
      <List>
        {tasks.map(({ id, time, text }) => (
          <li key={id}>
            <Row
              checked={done.includes(id)}
              onChange={() => toggle(id)}
              label={
                <>
                  <Task $done={done.includes(id)}>{text}</Task>{' '}
                  <Time as="span">{formatClock(time, locale)}</Time>
                </>
              }
            />
          </li>
        ))}
      </List>
      <Small $size="xs">{texts.note}</Small>
    </TitledPanel>
  );
}

interface DoneTasks {
  day: PlainDate;
  ids: readonly string[];
}

const NOTHING_DONE: DoneTasks = { day: '', ids: [] };

function parse(stored: unknown): DoneTasks | undefined {
  const { day, ids } = (stored ?? {}) as Partial<DoneTasks>;
  if (typeof day !== 'string' || !Array.isArray(ids)) return undefined;
  return { day, ids: ids.filter((id) => typeof id === 'string') };
}

/** The tasks that are ticked today on this device; a new day starts with none. */
function useDoneTasks(today: PlainDate) {
  const [stored, store] = useStoredState('marisma.admin.done-tasks', NOTHING_DONE, parse);
  const done = stored.day === today ? stored.ids : [];
  const toggle = (id: string) =>
    store({ day: today, ids: done.includes(id) ? done.filter((other) => other !== id) : [...done, id] });
  return { done, toggle };
}
