import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space } from '../theme';
import { IconButton } from './icon-button';
import { Input } from './input';
import { ui as texts } from '../texts/en/ui';

const Frame = styled.div`
  position: relative;

  > input {
    padding-right: ${space(13)};
  }

  > button {
    position: absolute;
    top: 50%;
    right: ${space(1)};
    transform: translateY(-50%);
  }
`;

/**
 * A password input with a button that shows the typed text. Pass `autoComplete` ('current-password', 'new-password').
 */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Frame>
      <Input {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <IconButton
        label={shown ? texts.hidePassword : texts.showPassword}
        icon={
          shown ? (
            <EyeOff aria-hidden="true" strokeWidth={1.75} />
          ) : (
            <Eye aria-hidden="true" strokeWidth={1.75} />
          )
        }
        onClick={() => setShown(!shown)}
      />
    </Frame>
  );
}
