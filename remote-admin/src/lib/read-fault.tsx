import { FormStatus, SignInAgain } from '@marisma/area-kit/ui';

interface ReadFaultProps {
  error: { code: string };
  message: string;
}

/** Why what a form needs could not be read. */
export const ReadFault = ({ error, message }: ReadFaultProps) => (
  <FormStatus tone="warning">
    {message}
    <SignInAgain after={error} />
  </FormStatus>
);
