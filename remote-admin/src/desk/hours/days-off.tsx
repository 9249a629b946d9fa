import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { space } from '@marisma/area-kit/theme';
import { Button, DateField, Field, Input, Stack, Text } from '@marisma/area-kit/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { t } from '../../texts';
import { keyed, type Fault, type Keyed } from './office-draft';
import type { DayOff } from './queries';

const Row = styled.div`
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
  const add = useRef<HTMLButtonElement>(null);
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
        <Row key={key}>
          <DateField
            label={texts.day}
            value={day}
            min={today}
            today={today}
            error={errorOf(`${key} day`)}
            onChange={(value) => set(key, { day: value })}
          />
          <Field label={texts.reason} error={errorOf(`${key} reason`)}>
            <Input value={reason} onChange={({ target }) => set(key, { reason: target.value })} />
          </Field>
          <Button
            variant="quiet"
            aria-label={texts.removeDayOff(formatDate(day, intlLocale()))}
            onClick={() => {
              add.current?.focus();
              onChange(closures.filter((one) => one.key !== key));
            }}
          >
            {texts.remove}
          </Button>
        </Row>
      ))}
      <div>
        <Button
          ref={add}
          variant="outline"
          size="sm"
          onClick={() => onChange([...closures, keyed({ day: '', reason: '' })])}
        >
          {texts.addDayOff}
        </Button>
      </div>
    </Stack>
  );
}
