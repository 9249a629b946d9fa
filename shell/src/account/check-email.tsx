import { t } from '../texts';
import { InlineButton } from './auth-page.styles';
import { FormFrame } from './form-frame';
import { ResendButton } from './sign-in-form';

/** After sign-up, when the address has to be confirmed before the account can be used. */
export function CheckEmail({ email, onBack }: { email: string; onBack: () => void }) {
  const texts = t.auth.verify;
  return (
    <FormFrame id="verify-title" title={texts.title} text={texts.text(email)}>
      <div>
        <ResendButton email={email} />
      </div>
      <div>
        <InlineButton type="button" onClick={onBack}>
          {texts.back}
        </InlineButton>
      </div>
    </FormFrame>
  );
}
