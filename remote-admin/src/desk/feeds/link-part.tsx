import { useShell } from '@marisma/shared/shell';
import { useChange } from '@marisma/shared/stays';
import { media, space } from '@marisma/shared/theme';
import { Button, Field, FormStatus, Heading, Input, Stack, Text } from '@marisma/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { dayOfMoment, momentInWords, momentOf } from '../../lib/moments';
import { t } from '../../texts';
import { ConfirmDialog } from './confirm-dialog';
import { endLink, makeLink, type HouseCalendars } from './feeds.data';
import { refusalInWords } from './refusal-words';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Copy = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

interface LinkPartProps {
  house: HouseCalendars;
  readAgain: () => Promise<void>;
}

/** A house's link for other calendars: made, replaced, turned off; its address is shown once, when it is made. */
export function LinkPart({ house, readAgain }: LinkPartProps) {
  const texts = t.feeds.link;
  const { notify } = useShell();
  const { busy, refusal, send, forget } = useChange(readAgain);
  const [asked, setAsked] = useState<'replace' | 'end'>();
  const [address, setAddress] = useState('');
  const { name, property_id: houseId, link } = house;

  const make = async () => {
    const token = await send('make', (client) => makeLink(client, houseId));
    if (token === undefined) return;
    setAddress(`${window.location.origin}/calendar/${token}.ics`);
    setAsked(undefined);
  };
  const end = async () => {
    if ((await send('end', (client) => endLink(client, houseId))) === undefined) return;
    setAddress('');
    setAsked(undefined);
    notify({ kind: 'success', title: texts.ended(name) });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ kind: 'success', title: texts.copied });
    } catch {
      notify({ kind: 'error', title: texts.notCopied });
    }
  };
  const askFor = (what: 'replace' | 'end') => {
    forget();
    setAsked(what);
  };

  return (
    <Stack $gap={3}>
      <Heading level={3} size="title">
        {texts.title}
      </Heading>
      <Text $muted>
        {!link && texts.none}
        {link && (link.read_at ? texts.read(momentInWords(momentOf(link.read_at))) : texts.notRead)}
        {link && ` ${texts.made(dayOfMoment(link.created_at))}`}
      </Text>
      {link && address && (
        <Copy>
          <Field label={texts.address} hint={texts.once}>
            <Input readOnly value={address} onFocus={({ target }) => target.select()} />
          </Field>
          <Button variant="outline" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </Copy>
      )}
      {!asked && <FormStatus tone="danger">{refusal && refusalInWords(refusal)}</FormStatus>}
      <Line>
        {link ? (
          <>
            <Button
              variant="outline"
              size="sm"
              aria-label={texts.replaceOf(name)}
              onClick={() => askFor('replace')}
            >
              {texts.replace}
            </Button>
            <Button variant="quiet" size="sm" aria-label={texts.endOf(name)} onClick={() => askFor('end')}>
              {texts.end}
            </Button>
          </>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={texts.makeOf(name)}
            busy={busy === 'make'}
            busyLabel={t.feeds.saving}
            onClick={() => void make()}
          >
            {texts.make}
          </Button>
        )}
      </Line>
      {asked && (
        <ConfirmDialog
          title={texts.confirm[asked].title(name)}
          text={texts.confirm[asked].text}
          yes={texts[asked]}
          busy={busy !== undefined}
          refusal={refusal}
          onYes={() => void (asked === 'end' ? end() : make())}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
