import { media } from '@marisma/area-kit/theme';
import styled from 'styled-components';

/** A day, a code or a label in a table, which breaks apart nowhere but on a phone. */
export const OneLine = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
`;

/** Days from one to another: they break after the dash alone. */
export function DayRange({ words }: { words: string }) {
  const [from, to] = words.split(/(?<=\s–)\s/u);
  if (to === undefined) return <OneLine>{words}</OneLine>;
  return (
    <>
      <OneLine>{from}</OneLine> <OneLine>{to}</OneLine>
    </>
  );
}
