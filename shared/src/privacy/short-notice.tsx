import { contactDetails } from '../brand/contact-details';
import { privacyNotice as texts } from '../texts/en/privacy-notice';
import { Text, TextLink } from '../ui';

/**
 * The privacy notice in short (aviso simplificado), for a form that takes data.
 * @param purpose the sentence that says what the form's data are used for
 */
export const ShortNotice = ({ purpose }: { purpose: string }) => (
  <Text $size="sm" $muted>
    {texts.responsible(contactDetails.address.slice(1).join(', '))} {purpose} {texts.rights}{' '}
    <TextLink to="/terms#privacy">{texts.link}</TextLink>.
  </Text>
);
