import { formatDate } from '@marisma/area-kit/format';
import { usualHours } from '@marisma/area-kit/office-hours';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import { Button, DateField, Stack, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../texts';
import { type Fault, keyed, type Keyed } from './office-draft';
import type { DayOff, Interval } from './queries';
import { addsRows, removeRow } from '../../lib/remove-row';
import { SmallButton } from '../../lib/small-button';
import { TextField } from '../../lib/text-field';

const DayOffRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space(3)};
  align-items: end;
`;

interface DaysOffProps {
  closures: Keyed<DayOff>[];
  faults: Map<string, Fault>;
  /** Whether faults are shown: once somebody has tried to save. */
  tried: boolean;
  today: string;
  onChange: (closures: Keyed<DayOff>[]) => void;
}

/** Days on which the office is closed, with the reason. */
export function DaysOff({ closures, faults, tried, today, onChange }: DaysOffProps) {
  const texts = t.hours;
  const set = (key: number, part: Partial<DayOff>) =>
    onChange(closures.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const errorOf = (name: string) => {
    const fault = tried ? faults.get(name) : undefined;
    return fault && texts.faults[fault];
  };
  return (
    <Stack $gap={4}>
      {closures.length === 0 && <Text $muted>{texts.noDaysOff}</Text>}
      {closures.map(({ key, day, reason }) => (
        <DayOffRow key={key}>
          <DateField
            label={texts.day}
            value={day}
            min={today}
            today={today}
            error={errorOf(`${key} day`)}
            onChange={(value) => set(key, { day: value })}
          />
          <TextField
            label={texts.reason}
            error={errorOf(`${key} reason`)}
            value={reason}
            onChange={(text) => set(key, { reason: text })}
          />
          <Button
            variant="quiet"
            aria-label={texts.removeDayOff(formatDate(day, intlLocale()))}
            onClick={({ currentTarget }) =>
              removeRow(currentTarget, () => onChange(closures.filter((one) => one.key !== key)))
            }
          >
            {texts.remove}
          </Button>
        </DayOffRow>
      ))}
      <div>
        <SmallButton {...addsRows} onClick={() => onChange([...closures, keyed({ day: '', reason: '' })])}>
          {texts.addDayOff}
        </SmallButton>
      </div>
    </Stack>
  );
}

const Day = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: ${space(4)} 0;
  border: 0;
  border-top: 1px solid ${token.color.line};

  legend {
    float: left;
    font-weight: 600;
  }

  /* The day, its hours, and the button that adds some, beside each other. */
  ${media.tablet} {
    grid-template-columns: 7rem minmax(0, 1fr) auto;
    align-items: center;

    > * {
      grid-column: 2;
    }

    > legend,
    > :last-child {
      grid-area: 1 / 1;
    }

    > :last-child {
      grid-column: 3;
    }
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  ${media.phoneOnly} {
    > button {
      padding-inline: 0;
    }
  }
`;

/** Intervals that a day can have. */
const MOST = 6;

interface WeekFieldsProps {
  hours: Keyed<Interval>[];
  faults: Map<string, Fault>;
  onChange: (hours: Keyed<Interval>[]) => void;
}

/** The hours of each weekday; several intervals a day. */
export function WeekFields({ hours, faults, onChange }: WeekFieldsProps) {
  const texts = t.hours;
  const set = (key: number, part: Partial<Interval>) =>
    onChange(hours.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const day = texts.days[weekday] ?? '';
    const own = hours.filter((one) => one.weekday === weekday);
    return (
      <Day key={weekday}>
        <legend>{day}</legend>
        {own.length === 0 && <Text $muted>{texts.closed}</Text>}
        {own.map(({ key, opens, closes }) => {
          const fault = faults.get(`${key} closes`);
          return (
            <Row key={key}>
              <TextField
                label={texts.fromShort}
                type="time"
                aria-label={texts.from(day)}
                value={opens}
                onChange={(text) => set(key, { opens: text })}
              />
              <TextField
                label={texts.untilShort}
                error={fault && texts.faults[fault]}
                type="time"
                aria-label={texts.until(day)}
                value={closes}
                onChange={(text) => set(key, { closes: text })}
              />
              <Button
                variant="quiet"
                aria-label={texts.removeHours(day, opens)}
                onClick={({ currentTarget }) =>
                  removeRow(currentTarget, () => onChange(hours.filter((one) => one.key !== key)))
                }
              >
                {texts.remove}
              </Button>
            </Row>
          );
        })}
        {own.length < MOST && (
          <div>
            <SmallButton
              aria-label={texts.addHours(day)}
              {...addsRows}
              onClick={() => onChange([...hours, keyed(nextHours(own, weekday))])}
            >
              {texts.add}
            </SmallButton>
          </div>
        )}
      </Day>
    );
  });
}

/** Hours after those that a day has already; of a closed day the usual ones. */
const nextHours = (own: readonly Interval[], weekday: number): Interval =>
  (own.length === 0 && usualHours.find((usual) => usual.weekday === weekday)) || {
    weekday,
    opens: '',
    closes: '',
  };
