import { media, space } from '@marisma/area-kit/theme';
import { Field, Input, TextArea } from '@marisma/area-kit/ui';
import type { ComponentPropsWithRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styled from 'styled-components';
import { t } from '../texts';
import { useAddressHint } from './use-account';

export const MAX_MESSAGE = 1000;
/** The counter appears from this length on. */
const COUNT_FROM = 800;

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

type ContactName = 'name' | 'email' | 'phone';
type Texts<Names extends string> = Record<Names, string>;

interface ContactFieldsProps {
  register: (name: ContactName) => UseFormRegisterReturn;
  errors: Partial<Record<ContactName, { message?: string }>>;
  /** The e-mail address typed so far. */
  email: string;
  labels: Texts<ContactName>;
  placeholders?: Texts<ContactName>;
  phoneRequired?: boolean;
}

/** A person's name, e-mail address and phone number. */
export function ContactFields(props: ContactFieldsProps) {
  const { register, errors, email, labels, placeholders, phoneRequired } = props;
  const addressHint = useAddressHint(email);
  return (
    <>
      <Field label={labels.name} required error={errors.name?.message}>
        <Input
          autoComplete="name"
          autoCapitalize="words"
          placeholder={placeholders?.name}
          {...register('name')}
        />
      </Field>
      <Pair>
        <Field label={labels.email} hint={addressHint} required error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder={placeholders?.email}
            {...register('email')}
          />
        </Field>
        <Field label={labels.phone} required={phoneRequired} error={errors.phone?.message}>
          <Input
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            placeholder={placeholders?.phone}
            {...register('phone')}
          />
        </Field>
      </Pair>
    </>
  );
}

type MessageFieldProps = ComponentPropsWithRef<typeof TextArea> & {
  label: string;
  error?: string;
  /** Shown while the text is short. */
  hint?: string;
  /** The text typed so far. */
  text: string;
};

/** A text area that shows how many characters of how many are used when the text gets long. */
export function MessageField({ label, required, error, hint, text, ...area }: MessageFieldProps) {
  const { length } = text.trim();
  return (
    <Field
      label={label}
      required={required}
      error={error}
      hint={length > COUNT_FROM ? t.common.messageCount(length, MAX_MESSAGE) : hint}
    >
      <TextArea rows={6} {...area} />
    </Field>
  );
}
