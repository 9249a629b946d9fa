import type { HousePerson } from '@marisma/area-kit/data';
import { Button, Field, Grid, Input, Stack } from '@marisma/area-kit/ui';
import { useEffect, useRef } from 'react';
import { guides as texts } from '../../texts/en/guides';

const MOST_PEOPLE = 10;
const PARTS = { name: 100, role_en: 100, role_es: 100, phone: 20 } as const;

interface PeopleFieldsProps {
  people: readonly HousePerson[];
  faults: Record<string, string>;
  disabled: boolean;
  onChange: (people: HousePerson[]) => void;
}

/** Whom guests can call: names, what they do in both languages, phone numbers. */
export function PeopleFields({ people, faults, disabled, onChange }: PeopleFieldsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (added.current) frame.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
    added.current = false;
  }, [people.length]);
  const edit = (place: number, part: Partial<HousePerson>) =>
    onChange(people.map((one, at) => (at === place ? { ...one, ...part } : one)));
  return (
    <Stack $gap={4} ref={frame}>
      {people.map((person, at) => (
        <Stack key={at} as="fieldset" $gap={2} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <legend>{texts.person(at + 1)}</legend>
          <Grid $min="10rem" $max={4} $gap={3}>
            {(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((part) => (
              <Field
                key={part}
                label={texts.personParts[part]}
                required={part === 'name' || part === 'phone'}
                error={faults[`${part} ${at}`]}
              >
                <Input
                  value={person[part]}
                  maxLength={PARTS[part]}
                  autoComplete="off"
                  inputMode={part === 'phone' ? 'tel' : undefined}
                  disabled={disabled}
                  onChange={({ target }) => edit(at, { [part]: target.value })}
                />
              </Field>
            ))}
          </Grid>
          <div>
            <Button
              variant="quiet"
              size="sm"
              disabled={disabled}
              onClick={() => onChange(people.filter((_, place) => place !== at))}
            >
              {texts.removePerson(person.name.trim() || texts.person(at + 1))}
            </Button>
          </div>
        </Stack>
      ))}
      {people.length < MOST_PEOPLE && (
        <div>
          <Button
            variant="outline"
            size="sm"
            disabled={disabled}
            onClick={() => {
              added.current = true;
              onChange([...people, { name: '', role_en: '', role_es: '', phone: '' }]);
            }}
          >
            {texts.addPerson}
          </Button>
        </div>
      )}
    </Stack>
  );
}
