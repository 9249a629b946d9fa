import { formatDateRange } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import {
  EmptyState,
  Heading,
  List,
  PageHeader,
  Panel,
  Small,
  Stack,
  Stars,
  ComingSoonNotice,
  Text,
} from '@marisma/area-kit/ui';
import { HousesOrReason, UnreadPage } from '../parts/unread';
import type { House } from '../lib/houses';
import { t } from '../texts';
import { useReviews } from './queries';
import { paths } from '../paths';

export const title = t.common.title(t.comingSoon.pages.reviews.title);

/** What guests wrote of the owner's houses, with the answers of the office. */
export default function ReviewsPage() {
  const texts = t.guestReviews;
  return (
    <>
      <PageHeader title={t.comingSoon.pages.reviews.title} lead={texts.lead} />
      <Stack $gap={6}>
        <HousesOrReason>{({ houses }) => <Reviews houses={houses} />}</HousesOrReason>
        <ComingSoonNotice what={texts.soon} contact={{ label: t.comingSoon.contact, to: paths.contact }} />
      </Stack>
    </>
  );
}

function Reviews({ houses }: { houses: readonly House[] }) {
  const query = useReviews();
  const texts = t.guestReviews;
  if (!query.data) return <UnreadPage of={query} loading={texts.loading} failed={texts.failed} />;
  // Who is a guest too reads what they wrote of other houses on the guest dashboard.
  const rows = query.data.flatMap((review) => {
    const house = houses.find(({ id }) => id === review.property_id);
    return house ? [{ ...review, house: house.name }] : [];
  });
  return (
    <Panel>
      {rows.length === 0 ? (
        <EmptyState title={t.reviews.none}>{t.reviews.noneHint}</EmptyState>
      ) : (
        <List $ruled={6}>
          {rows.map(
            ({ reservation_id, house, stars, words, locale, shown_at, answer, reservations: stay }) => (
              <li key={reservation_id}>
                <Stack $gap={2}>
                  <Heading level={2} size="lg">
                    {texts.of(house, stay.code)}
                  </Heading>
                  <Small>
                    {formatDateRange(stay.check_in, stay.check_out, intlLocale())}
                    {shown_at === null && ` · ${texts.waiting}`}
                  </Small>
                  <div>
                    <Stars rating={stars} />
                  </div>
                  {words && <Text lang={locale}>{words}</Text>}
                  {answer && (
                    <Small>
                      {texts.answer} {answer}
                    </Small>
                  )}
                </Stack>
              </li>
            ),
          )}
        </List>
      )}
    </Panel>
  );
}
