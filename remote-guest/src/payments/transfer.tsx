import { plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, IconButton, Note, Stack, Text } from '@marisma/area-kit/ui';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import type { Answer } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { t } from '../texts';

type Account = NonNullable<Answer<'payment_ways'>['bank']>;

const Lines = styled.ul`
  ${plainList}

  > li {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space(2)};
    border-bottom: 1px solid ${token.color.line};
  }

  small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.size.sm};
  }

  span {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

/** The account to transfer to, with what to write as reference; each line can be copied. */
export function Transfer({ bank, code }: { bank: Account; code: string }) {
  const { notify } = useShell();
  const { transfer: texts } = t.pay;
  const copy = async (name: string, value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      notify({ kind: 'success', title: texts.copied(name) });
    } catch {
      notify({ kind: 'error', title: texts.notCopied });
    }
  };
  const lines = (['holder', 'bank', 'clabe', 'account', 'swift', 'currency'] as const).map(
    (key) => [texts.lines[key], bank[key]] as const,
  );
  return (
    <Stack as="section" $gap={3} aria-label={texts.title}>
      <Heading level={3} size="lg">
        {texts.title}
      </Heading>
      {bank.sample && <Note tone="warning">{texts.sample}</Note>}
      <Text $size="sm">{texts.lead(code)}</Text>
      <Lines>
        {[...lines, [texts.lines.reference, code] as const].map(
          ([name, value]) =>
            value && (
              <li key={name}>
                <div>
                  <small>{name}</small>
                  <span>{value}</span>
                </div>
                <IconButton
                  filled
                  label={texts.copyOf(name)}
                  icon={<Copy aria-hidden="true" strokeWidth={1.75} />}
                  onClick={() => void copy(name, value)}
                />
              </li>
            ),
        )}
      </Lines>
      <Text $size="sm" $muted>
        {texts.note}
      </Text>
    </Stack>
  );
}
