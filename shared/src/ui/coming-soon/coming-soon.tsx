import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '../../theme';
import { ButtonLink } from '../button-link';
import { Rule } from '../layout';
import { Heading, Text } from '../text';
import { TextLink } from '../text-link';
import { ui as texts } from '../../texts/en/ui';

const Sheet = styled.svg`
  display: block;
  width: 100%;
  max-width: 30rem;
  height: auto;
  pointer-events: none;

  .sheet {
    fill: ${token.color.surface};
    stroke: ${token.color.line};
  }

  .line {
    fill: none;
    stroke: ${token.color.line};
  }

  .quiet {
    fill: ${token.color.surfaceSunken};
  }

  .soft {
    fill: ${token.color.surfaceSand};
  }

  .accent {
    fill: ${token.color.accentSoft};
    stroke: ${token.color.accent};
  }

  .gold {
    fill: ${token.color.rule};
  }
`;

/** A word, or several, as a bar. */
const bar = (x: number, y: number, width: number, look = 'quiet') => (
  <rect key={`${x} ${y}`} className={look} x={x} y={y} width={width} height={6} rx={3} />
);

const rule = (y: number) => <path key={y} className="line" d={`M24 ${y}H336`} />;

const person = (x: number, y: number, radius = 11) => (
  <circle key={`${x} ${y}`} className="accent" cx={x} cy={y} r={radius} />
);

const view = (x: number, y: number, width: number, height: number) => (
  <g key={`view ${x}`}>
    <rect className="soft" x={x} y={y} width={width} height={height} rx={3} />
    <circle className="gold" cx={x + width * 0.72} cy={y + height * 0.36} r={height * 0.11} />
    <path
      className="accent"
      d={`M${x} ${y + height * 0.66}q${width / 4} ${-height * 0.12} ${width / 2} 0t${width / 2} 0V${y + height}H${x}z`}
    />
  </g>
);

const switchAt = (y: number, on: boolean) => (
  <g key={y}>
    {bar(40, y, 120)}
    {bar(40, y + 12, 80, 'soft')}
    <rect className={on ? 'accent' : 'quiet'} x={292} y={y - 2} width={30} height={16} rx={8} />
    <circle className="sheet" cx={on ? 313 : 301} cy={y + 6} r={6} />
  </g>
);

const rows = [46, 82, 118, 154];

const drawings = {
  rows: rows.flatMap((y, row) => [
    bar(40, y, 84 - row * 8),
    bar(156, y, 64, 'soft'),
    bar(268, y, 52, row === 0 ? 'gold' : 'quiet'),
    ...(row < 3 ? [rule(y + 20)] : []),
  ]),
  house: [
    view(36, 36, 168, 108),
    bar(224, 44, 96),
    bar(224, 62, 64, 'soft'),
    bar(224, 92, 88, 'soft'),
    bar(224, 108, 72, 'soft'),
    bar(224, 134, 48, 'gold'),
    bar(36, 158, 96, 'soft'),
  ],
  houses: [36, 136, 236].flatMap((x) => [
    view(x, 40, 84, 68),
    bar(x, 122, 72),
    bar(x, 138, 48, 'soft'),
    bar(x, 154, 36, 'gold'),
  ]),
  talk: [
    person(54, 56),
    <rect key="theirs" className="soft" x={78} y={40} width={150} height={34} rx={10} />,
    bar(92, 50, 104),
    bar(92, 61, 72),
    <rect key="mine" className="accent" x={152} y={90} width={170} height={34} rx={10} />,
    bar(168, 100, 128),
    bar(168, 111, 84),
    <rect key="field" className="line" x={40} y={142} width={282} height={24} rx={12} />,
    bar(56, 151, 64, 'soft'),
  ],
  switches: [44, 92, 140].flatMap((y, place) => [
    switchAt(y, place !== 1),
    ...(place < 2 ? [rule(y + 33)] : []),
  ]),
  form: [
    bar(40, 42, 64),
    <rect key="first" className="line" x={40} y={56} width={134} height={26} rx={3} />,
    bar(188, 42, 48),
    <rect key="second" className="line" x={188} y={56} width={134} height={26} rx={3} />,
    bar(40, 98, 80),
    view(40, 112, 64, 44),
    view(112, 112, 64, 44),
    <rect key="send" className="accent" x={238} y={130} width={84} height={26} rx={3} />,
  ],
  chart: [
    rule(160),
    ...[44, 62, 50, 84, 70, 98, 116].map((height, month) => (
      <rect
        key={height}
        className={month === 6 ? 'accent' : 'quiet'}
        x={44 + month * 40}
        y={160 - height}
        width={24}
        height={height}
        rx={2}
      />
    )),
  ],
  people: [70, 180, 290].flatMap((x) => [
    person(x, 78, 22),
    bar(x - 32, 118, 64),
    bar(x - 22, 134, 44, 'soft'),
  ]),
} satisfies Record<string, ReactNode>;

/** What is to come, as a drawing without words. */
export type SketchName = keyof typeof drawings;

/** A quiet drawing of a page that is not open yet; for the eye alone. */
function Sketch({ of }: { of: SketchName }) {
  return (
    <Sheet viewBox="0 0 360 200" aria-hidden="true" focusable="false">
      <rect className="sheet" x={12.5} y={12.5} width={335} height={175} rx={6} />
      {drawings[of]}
    </Sheet>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(8)} ${space(4)};
  text-align: center;
`;

const Wide = styled(Text)`
  max-width: 34rem;
  text-wrap: balance;
`;

interface ComingSoonProps {
  title: string;
  what: ReactNode;
  sketch: SketchName;
  meanwhile?: { label: string; to: string };
  contact?: { label: string; to: string };
}

/**
 * The page of a feature that is not built yet: `title` names the feature, `what` describes it, `sketch` shows it, and
 * `meanwhile` leads to the page that serves until then.
 */
export function ComingSoon({ title, what, sketch, meanwhile, contact }: ComingSoonProps) {
  return (
    <Frame>
      <Heading level={1} size="headline">
        {title}
      </Heading>
      <Rule $short aria-hidden="true" />
      <Heading level={2} size="title">
        {texts.comingSoon}
      </Heading>
      <Wide as="div" $muted>
        {what}
      </Wide>
      <Sketch of={sketch} />
      {meanwhile && (
        <ButtonLink variant="outline" to={meanwhile.to}>
          {meanwhile.label}
        </ButtonLink>
      )}
      {contact && <TextLink to={contact.to}>{contact.label}</TextLink>}
    </Frame>
  );
}
