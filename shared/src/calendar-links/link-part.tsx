import { type DataError } from '../data';
import { useShell } from '@marisma/area-kit/shell';
import { useState } from 'react';
import styled from 'styled-components';
import { formatDayOf, formatMoment, readMoment } from '../format';
import { useChange } from '../stays';
import { intlLocale } from '../texts';
import { calendarLinks as texts } from '../texts/en/calendar-links';
import { media, space } from '../theme';
import { Button, ConfirmDialog, Field, FormStatus, Heading, Input, Stack, Text } from '../ui';
import { endLink, makeLink, type HouseLink } from './links.data';

const Line = styled.div`
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
  house: HouseLink;
  /** What the part is called where it stands. */
  title: string;
  level: 2 | 3 | 4;
  refusalInWords: (refusal: DataError) => string;
  readAgain: () => Promise<unknown>;
}

/** A link of a house, or of one of its channels, for other calendars: made, replaced, turned off; its address is shown once, when it is made. */
export function LinkPart({ house, title, level, refusalInWords, readAgain }: LinkPartProps) {
  const { notify } = useShell();
  const { busy, refusal, send, forget } = useChange(readAgain);
  const [asked, setAsked] = useState<'replace' | 'end'>();
  const [address, setAddress] = useState('');
  const locale = intlLocale();
  const { name, feed_id, link } = house;

  const make = async () => {
    const token = await send('make', (client) => makeLink(client, house));
    if (token === undefined) return;
    setAddress(`${window.location.origin}/calendar/${token}.ics`);
    setAsked(undefined);
  };
  const end = async () => {
    if ((await send('end', (client) => endLink(client, house))) === undefined) return;
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
      <Heading level={level} size="md">
        {title}
      </Heading>
      <Text $muted>
        {!link && (feed_id ? texts.noneOf(name) : texts.none)}
        {link && (link.read_at ? texts.read(formatMoment(readMoment(link.read_at), locale)) : texts.notRead)}
        {link && ` ${texts.made(formatDayOf(readMoment(link.created_at), locale))}`}
      </Text>
      {link && address && <Text $size="sm">{texts.once}</Text>}
      {link && address && (
        <Copy>
          <Field label={texts.address}>
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
            <Button variant="outline" size="sm" aria-label={texts.endOf(name)} onClick={() => askFor('end')}>
              {texts.end}
            </Button>
          </>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={busy === 'make' ? undefined : texts.makeOf(name)}
            busy={busy === 'make'}
            busyLabel={texts.saving}
            onClick={() => void make()}
          >
            {texts.make}
          </Button>
        )}
      </Line>
      {asked && (
        <ConfirmDialog
          title={texts.confirm[asked].title(name)}
          texts={{ yes: texts[asked], busy: texts.saving, no: texts.cancel }}
          busy={busy !== undefined}
          fault={refusal && refusalInWords(refusal)}
          onYes={() => void (asked === 'end' ? end() : make())}
          onClose={() => setAsked(undefined)}
        >
          <Text>{texts.confirm[asked].text}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
