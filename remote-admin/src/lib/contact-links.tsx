import { mailTo, telephone } from '@marisma/area-kit/format';
import { TextLink } from '@marisma/area-kit/ui';

interface ContactLinkProps {
  to: string | null;
  /** Stands in place of a link to nowhere. */
  none?: string;
}

/** Writes a mail to an address. */
export const MailLink = ({ to, none }: ContactLinkProps) =>
  to ? <TextLink href={mailTo(to)}>{to}</TextLink> : none;

/** Calls a number. */
export const PhoneLink = ({ to, none }: ContactLinkProps) =>
  to ? <TextLink href={telephone(to)}>{to}</TextLink> : none;
