import type { ReactNode } from 'react';
import { contactDetails } from '../brand/contact-details';
import { privacyNotice as texts } from '../texts/en/privacy-notice';
import { Checkbox, Stack, Text, TextLink } from '../ui';

export { consentVersion } from './consent-version';

/** What the field about allergies and diet is called. */
export const dietLabel = texts.diet;

/** The privacy notice in short (aviso simplificado), for a form that takes data. */
export function ShortNotice({ form }: { form: keyof typeof texts.purposes }) {
  return (
    <Text $size="sm" $muted>
      {texts.responsible(contactDetails.address.slice(1).join(', '))} {texts.purposes[form]} {texts.rights}{' '}
      <TextLink to="/terms#privacy">{texts.link}</TextLink>.
    </Text>
  );
}

interface DietConsentProps {
  /** Never ticked for the guest: only what she has consented to before. */
  given: boolean;
  onChange: (given: boolean) => void;
  /** The field about allergies and diet, which is there once she consents. */
  children: ReactNode;
}

/** Express consent to keep allergies and diet; taking the tick away withdraws it. */
export function DietConsent({ given, onChange, children }: DietConsentProps) {
  return (
    <Stack $gap={2}>
      <Text $strong>{texts.diet}</Text>
      <Checkbox label={texts.consent} checked={given} onChange={({ target }) => onChange(target.checked)} />
      {given && children}
    </Stack>
  );
}
