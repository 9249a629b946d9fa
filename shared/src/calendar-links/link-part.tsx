import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { change, type Answer, type CalendarLink, type DataError } from '../data';
import { formatDayOf, formatMoment } from '../format';
import { intlLocale } from '../texts';
import { calendarLinks as texts } from '../texts/en/calendar-links';
import { media, space } from '../theme';
import { Button, ChangeFault, ConfirmDialog, Field, Input, List, Stack, Text } from '../ui';

const FieldAndButton = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

interface LinkPartProps {
  /** The house whose taken nights are shared, with a link for each site; without it an owner's own calendar of all houses. */
  house?: Pick<Answer<'house_calendars'>, 'property_id' | 'name' | 'feeds'>;
  links: readonly CalendarLink[];
  refusalInWords: (error: DataError) => string;
  readAgain: () => Promise<unknown>;
}

type LinkChange = { make: { channel?: string; replaces?: string } } | { end: string };

/** Links for other calendars, each made, replaced and turned off alone; an address is shown once, when it is made. */
export function LinkPart({ house, links, refusalInWords, readAgain }: LinkPartProps) {
  const { notify } = useShell();
  const { busy, error, send, reset } = useChange(async (client, sent: LinkChange) => {
    try {
      return await change<string | boolean>(
        'end' in sent
          ? client.rpc('end_calendar_link', { link_id: sent.end })
          : client.rpc('make_calendar_link', { property_id: house?.property_id, ...sent.make }),
      );
    } finally {
      await readAgain();
    }
  });
  const [confirming, setConfirming] = useState<{ what: 'replace' | 'end'; link: CalendarLink }>();
  const [created, setCreated] = useState<{ channel: string | null; address: string }>();
  const [site, setSite] = useState('');
  const suggestions = useId();
  const sites = new Set(house?.feeds.filter(({ active }) => active).map((feed) => feed.name));
  const nameOf = (channel: string | null) =>
    house && channel ? texts.siteOf(channel, house.name) : texts.own;

  const make = async (channel: string | null, replaces?: string) => {
    const sent = await send({ make: { channel: channel ?? undefined, replaces } });
    if (!sent) return;
    setCreated({ channel, address: `${window.location.origin}/calendar/${sent.answer}.ics` });
    setSite('');
    setConfirming(undefined);
  };
  const end = async ({ id, channel }: CalendarLink) => {
    if (!(await send({ end: id }))) return;
    setConfirming(undefined);
    notify({ kind: 'success', title: texts.ended(nameOf(channel)) });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    void make(house ? site.trim() : null);
  };
  const isAboutName = error?.code === 'bad_feed_name' || error?.code === 'link_exists';

  return (
    <Stack $gap={3}>
      {links.length === 0 && <Text $muted>{house ? texts.none : texts.noneOwn}</Text>}
      {links.length > 0 && (
        <List $gap={4}>
          {links.map((link) => (
            <li key={link.id}>
              <Stack $gap={2}>
                {link.channel && <strong>{link.channel}</strong>}
                <Facts {...link} />
                {created?.channel === link.channel && <Address address={created.address} />}
                <Stack $row $wrap $gap={2}>
                  {(['replace', 'end'] as const).map((what) => (
                    <Button
                      key={what}
                      variant="outline"
                      size="sm"
                      aria-label={texts.of(texts[what], nameOf(link.channel))}
                      onClick={() => {
                        reset();
                        setConfirming({ what, link });
                      }}
                    >
                      {texts[what]}
                    </Button>
                  ))}
                </Stack>
              </Stack>
            </li>
          ))}
        </List>
      )}
      {(house || links.length === 0) && (
        <form noValidate onSubmit={add}>
          <Stack $gap={2}>
            {house && (
              <Field
                label={texts.site}
                hint={sites.size > 0 && texts.sameName}
                required
                error={!confirming && isAboutName ? refusalInWords(error) : undefined}
              >
                <Input
                  value={site}
                  maxLength={60}
                  autoComplete="off"
                  list={suggestions}
                  onChange={({ target }) => setSite(target.value)}
                />
              </Field>
            )}
            <datalist id={suggestions}>
              {[...sites].map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <div>
              <Button
                type="submit"
                variant="outline"
                aria-label={busy ? undefined : texts.of(texts.make, house?.name ?? texts.own)}
                busy={busy && !confirming}
                busyLabel={texts.saving}
              >
                {texts.make}
              </Button>
            </div>
          </Stack>
        </form>
      )}
      <ChangeFault
        error={confirming || (house && isAboutName) ? undefined : error}
        inWords={refusalInWords}
      />
      {confirming && (
        <ConfirmDialog
          title={texts.confirm[confirming.what](nameOf(confirming.link.channel))}
          texts={{ yes: texts[confirming.what], busy: texts.saving, no: texts.cancel }}
          busy={busy}
          onConfirm={() =>
            void (confirming.what === 'end'
              ? end(confirming.link)
              : make(confirming.link.channel, confirming.link.id))
          }
          onClose={() => setConfirming(undefined)}
        >
          <Text>{house ? texts.after[confirming.what] : texts.after.own}</Text>
          <ChangeFault error={error} inWords={refusalInWords} />
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function Facts({ created_at, made_by, read_at }: CalendarLink) {
  const locale = intlLocale();
  const day = formatDayOf(new Date(created_at), locale);
  return (
    <Text $size="sm" $muted>
      {made_by ? texts.madeBy(made_by, day) : texts.made(day)}{' '}
      {read_at ? texts.read(formatMoment(new Date(read_at), locale)) : texts.notRead}
    </Text>
  );
}

function Address({ address }: { address: string }) {
  const { notify } = useShell();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ kind: 'success', title: texts.copied });
    } catch {
      notify({ kind: 'error', title: texts.notCopied });
    }
  };
  return (
    <>
      <Text $size="sm">{texts.once}</Text>
      <FieldAndButton>
        <Field label={texts.address}>
          <Input readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
        <Button variant="outline" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </FieldAndButton>
    </>
  );
}
