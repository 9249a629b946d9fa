import { Heading, PrintOnly, Small, Stack, Text } from '@marisma/area-kit/ui';
import { t } from '../../texts';

/** The company's name is the same in both languages. */
const ISSUER = 'Marisma · Villas & Residencias';

/** What a sheet is, for whom, and its number. */
export function SheetHead({ title, owner, number }: { title: string; owner?: string; number?: string }) {
  const texts = t.statement;
  return (
    <Stack $gap={1}>
      <PrintOnly>
        <Text>{ISSUER}</Text>
      </PrintOnly>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Small>
        {[owner && `${texts.owner}: ${owner}`, number && texts.number(number)].filter(Boolean).join(' · ')}
      </Small>
    </Stack>
  );
}
