import type { DayService } from '@marisma/area-kit/data';
import { formatClock, plural, telephone } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Badge, Stack, Subheading, Text, TextLink, TitledPanel } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { List, Row } from './day-stays';

/** The services that are agreed for a day, house by house. */
export function DayServices({ services }: { services: readonly DayService[] }) {
  const texts = t.deskService;
  const locale = intlLocale();
  return (
    <TitledPanel title={texts.ofDay} aside={<Text $muted>{services.length}</Text>}>
      {services.length === 0 ? (
        <Text $muted>{texts.noneOfDay}</Text>
      ) : (
        <List>
          {services.map(({ request_id, property, title, at_time, name, phone, guests, note, status }) => (
            <Row key={request_id}>
              <Subheading>{property ?? texts.byItself}</Subheading>
              <Stack $row $wrap $gap={2}>
                <strong>{at_time ? formatClock(at_time, locale) : texts.noHour}</strong>
                <TextLink to={paths.deskRequest(request_id)} aria-label={texts.openRequest(title, name)}>
                  {title}
                </TextLink>
                <span>
                  {name}, {plural(guests, t.arrivals.guests, locale)}
                </span>
                <TextLink href={telephone(phone)}>{phone}</TextLink>
                {status === 'accepted' && <Badge $tone="warning">{texts.status.accepted}</Badge>}
              </Stack>
              {note && <Text $size="sm">{note}</Text>}
            </Row>
          ))}
        </List>
      )}
    </TitledPanel>
  );
}
