import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, space, token } from '../theme';

const Row = styled.label`
  display: flex;
  gap: ${space(3)};
  align-items: flex-start;
  min-height: 1.5rem;
  padding-block: ${space(1)};
  cursor: pointer;

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.15rem 0 0;
    accent-color: ${token.color.accent};
  }
`;

type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & { label: ReactNode };

export function Checkbox({ label, className, ...props }: ChoiceProps) {
  return (
    <Row className={className}>
      <input {...props} type="checkbox" />
      <span>{label}</span>
    </Row>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-bottom: ${space(1.5)};
    font-size: ${token.size.sm};
    font-weight: 600;
  }
`;

const Cards = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }

  > label {
    padding: ${space(3)};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.sm};
    background: ${token.color.surface};
  }

  > label:has(:checked) {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
  }

  small {
    display: block;
    color: ${token.color.textMuted};
  }
`;

type RadioGroupProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'id'> & {
  label: string;
  options: readonly { value: string; label: string; hint?: string }[];
  /** The chosen value of a controlled group; absent when `register` keeps the value. */
  value?: string;
};

/** Radio buttons side by side. Takes the result of `register(name)`, or `value` and `onChange`. */
export function RadioGroup({ label, options, value, ...input }: RadioGroupProps) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <Cards>
        {options.map((option) => (
          <Row key={option.value}>
            <input
              name={name}
              {...input}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </Row>
        ))}
      </Cards>
    </Group>
  );
}
