import { space, token } from '@marisma/area-kit/theme';
import { Checkbox, Dialog, IconButton, Small, Stack, Text } from '@marisma/area-kit/ui';
import { Keyboard } from 'lucide-react';
import { Fragment, useState } from 'react';
import styled from 'styled-components';
import { t } from '../texts';
import { useDesk } from './desk-context';
import { useDeskKeys } from './use-desk-keys';

const Keys = styled.dl`
  display: grid;
  /* The actions of both lists stand below each other. */
  grid-template-columns: 3.5rem 1fr;
  gap: ${space(2)} ${space(4)};
  align-items: baseline;
  margin: 0;

  dd {
    margin: 0;
  }
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: 2rem;
  padding: ${space(0.5)} ${space(2)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.sm};
  font-family: inherit;
  font-size: ${token.size.sm};
  text-align: center;
`;

/** The button and the dialog that name all keys of the desk and can turn them off (WCAG 2.1.4). */
export function KeysHelp() {
  const { keys, setKeys } = useDesk();
  const [open, setOpen] = useState(false);
  const texts = t.desk.keys;
  useDeskKeys({ '?': () => setOpen(true) });
  return (
    <>
      <IconButton
        label={texts.title}
        icon={<Keyboard aria-hidden="true" strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <Stack $gap={5}>
          <Checkbox label={texts.on} checked={keys} onChange={(event) => setKeys(event.target.checked)} />
          {[texts.ofList, texts.ofRequest].map(({ heading, actions }) => (
            <Stack key={heading} $gap={2}>
              <Text $strong>{heading}</Text>
              <Keys>
                {Object.entries(actions).map(([key, action]) => (
                  <Fragment key={key}>
                    <dt>
                      <Key>{key}</Key>
                    </dt>
                    <dd>{action}</dd>
                  </Fragment>
                ))}
              </Keys>
            </Stack>
          ))}
          <Small>{texts.note}</Small>
        </Stack>
      </Dialog>
    </>
  );
}
