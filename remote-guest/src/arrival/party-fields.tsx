import { Button, Field, Heading, IconButton, Input, Stack, Text } from '@marisma/area-kit/ui';
import { useEffect, useId, useRef } from 'react';
import { media, space } from '@marisma/area-kit/theme';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../texts';
import type { Person } from './draft';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;

  > button {
    margin-top: ${space(6)};
  }

  ${media.phoneOnly} {
    > :nth-child(2) {
      grid-area: 2 / 1;
    }
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 15rem auto;
  }
`;

interface PartyFieldsProps {
  party: Person[];
  /** For how many people the stay is. */
  guests: number;
  faultOf: (field: string) => string | undefined;
  onChange: (party: Person[]) => void;
}

/** Who comes: names, and the ages of children; not more people than the stay is for. */
export function PartyFields({ party, guests, faultOf, onChange }: PartyFieldsProps) {
  const texts = t.arrival;
  const id = useId();
  const named = party.filter(({ name }) => name.trim()).length;
  // A person who is added is named next; after one is removed the focus is at the button below.
  const focusNext = useRef<'last' | 'add'>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rows = frame.current?.querySelectorAll<HTMLInputElement>('[data-name]');
    if (focusNext.current === 'last') rows?.[rows.length - 1]?.focus();
    if (focusNext.current === 'add')
      (frame.current?.querySelector<HTMLElement>('[data-add]') ?? rows?.[rows.length - 1])?.focus();
    focusNext.current = undefined;
  }, [party.length]);
  const edit = (key: number, part: Partial<Person>) =>
    onChange(party.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = () => {
    focusNext.current = 'last';
    const key = Math.max(-1, ...party.map((one) => one.key)) + 1;
    onChange([...party, { key, name: '', age: '' }]);
  };
  const remove = (key: number) => {
    focusNext.current = 'add';
    onChange(party.filter((one) => one.key !== key));
  };

  return (
    <div role="group" aria-labelledby={id} ref={frame}>
      <Stack $gap={3}>
        <Heading level={3} size="md" id={id}>
          {texts.who}
        </Heading>
        <div role="status">
          <Text $size="sm" $muted>
            {named === 0 ? texts.nobody : texts.whoHint(named, guests)}
          </Text>
        </div>
        {party.map(({ key, name, age }, index) => (
          <Row key={key}>
            <Field label={texts.name(index + 1)} error={faultOf(`name ${key}`)}>
              <Input
                data-name=""
                maxLength={100}
                autoComplete="off"
                value={name}
                onChange={({ target }) => edit(key, { name: target.value })}
              />
            </Field>
            <Field label={texts.age(index + 1)} error={faultOf(`age ${key}`)}>
              <Input
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                value={age}
                onChange={({ target }) => edit(key, { age: target.value })}
              />
            </Field>
            <IconButton
              label={texts.remove(name.trim() || texts.person(index + 1))}
              icon={<X aria-hidden="true" strokeWidth={1.75} />}
              onClick={() => remove(key)}
            />
          </Row>
        ))}
        {party.length < guests && (
          <div>
            <Button data-add="" variant="outline" size="sm" onClick={add}>
              {texts.add}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}
