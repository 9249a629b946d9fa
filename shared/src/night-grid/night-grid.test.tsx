import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  cellsOf,
  nightsAfterDrag,
  monthAfter,
  nightAfterKey,
  nightsOfMonth,
  rowAt,
  useNightDrag,
  useNightGrid,
  weeksOf,
  type Layout,
  type Nights,
} from '.';

const dec = (day: number) => `2026-12-${String(day).padStart(2, '0')}`;
const nights = (from: number, to: number): Nights => ({ from: dec(from), to: dec(to) });
const plain = ({ from, to }: Nights) => `${from.slice(5)}–${to.slice(5)}`;

test('the cells of a house are the whole period: single nights, and all nights of a row in one', () => {
  const rows = [
    { from: '2026-11-28', to: dec(2) },
    nights(6, 8),
    nights(8, 9),
    { from: dec(10), to: '2027-01-03' },
  ];
  const cells = cellsOf(rows, nights(1, 12));
  expect(cells.map((cell) => `${cell.row ? 'taken' : 'free'} ${plain(cell)}`)).toEqual([
    'taken 12-01–12-02',
    'free 12-02–12-03',
    'free 12-03–12-04',
    'free 12-04–12-05',
    'free 12-05–12-06',
    'taken 12-06–12-08',
    'taken 12-08–12-09',
    'free 12-09–12-10',
    'taken 12-10–12-12',
  ]);
  expect(rowAt(rows, dec(7))).toBe(rows[1]);
  expect(rowAt(rows, dec(9))).toBeUndefined();
});

test('a month has its weeks from Sunday on, and months follow each other over the year', () => {
  const weeks = weeksOf('2026-12-01');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual(['2026-11-29', '2026-11-30', dec(1), dec(2), dec(3), dec(4), dec(5)]);
  expect(weeks[4]?.slice(4)).toEqual([dec(31), '2027-01-01', '2027-01-02']);
  // A month of 28 days from Sunday on has four weeks.
  expect(weeksOf('2026-02-01')).toHaveLength(4);
  expect([monthAfter('2026-12-31', 1), monthAfter('2026-01-15', -1)]).toEqual(['2027-01-01', '2025-12-01']);
});

describe('keys', () => {
  const taken = [nights(6, 8), nights(10, 15)];
  const cellOf: Layout['cellOf'] = ({ house, day }) => (house === 'a' ? rowAt(taken, day) : undefined);
  const timeline: Layout = { period: nights(1, 15), houses: ['a', 'b'], page: 14, cellOf };
  const month: Layout = { period: nightsOfMonth(dec(1)), houses: ['a', 'b'] };
  const weeks: Layout = { period: nightsOfMonth(dec(1)) };

  test.each([
    ['ArrowRight', timeline, dec(6), `a ${dec(8)}`],
    ['ArrowLeft', timeline, dec(11), `a ${dec(9)}`],
    ['ArrowRight', timeline, dec(12), `a ${dec(15)}`],
    ['ArrowDown', timeline, dec(7), `b ${dec(7)}`],
    ['ArrowUp', timeline, dec(7), `a ${dec(7)}`],
    ['Home', timeline, dec(7), `a ${dec(1)}`],
    ['End', timeline, dec(7), `a ${dec(14)}`],
    ['PageUp', timeline, dec(7), 'a 2026-11-23'],
    ['PageDown', timeline, dec(7), `a ${dec(21)}`],
    ['End', month, dec(1), `a ${dec(31)}`],
    ['ArrowDown', month, dec(1), `b ${dec(1)}`],
    ['PageDown', month, dec(31), 'a 2027-01-31'],
    ['ArrowUp', weeks, dec(1), 'a 2026-11-24'],
    ['ArrowDown', weeks, dec(1), `a ${dec(8)}`],
    ['Home', weeks, dec(9), `a ${dec(6)}`],
    ['End', weeks, dec(1), `a ${dec(5)}`],
    ['PageDown', weeks, '2027-01-31', 'a 2027-02-28'],
    ['PageUp', weeks, '2027-03-31', 'a 2027-02-28'],
    ['x', weeks, dec(1), undefined],
  ])('%s leads from %#', (key, layout, day, to) => {
    const night = nightAfterKey({ key }, { house: 'a', day }, layout);
    expect(night && `${night.house} ${night.day}`).toBe(to);
  });
});

const ROWS = [{ ...nights(5, 8), name: 'Ana' }];
const dropped = jest.fn();

/** A house in periods of nine nights; those of a new period arrive when the button is pressed. */
function Grid({ onLeave = true }: { onLeave?: boolean }) {
  const [period, setPeriod] = useState(nights(1, 10));
  const [drawn, setDrawn] = useState(period);
  const cells = cellsOf(ROWS, drawn);
  const grid = useNightGrid({
    period,
    drawn,
    houses: ['a'],
    page: 9,
    cellOf: ({ day }) => rowAt(cells, day),
    start: { house: 'a', day: drawn.from },
    onLeave: onLeave ? () => setPeriod(nights(10, 19)) : undefined,
  });
  const { begin, drag, onClickCapture } = useNightDrag<string>(dropped);
  return (
    <>
      <div role="grid" tabIndex={-1} onKeyDown={grid.onKeyDown} onClickCapture={onClickCapture}>
        {cells.map((cell) => (
          <div key={cell.from} role="gridcell">
            <button
              {...grid.cellProps('a', cell)}
              onPointerDown={(event) => begin(event, cell.row?.name)}
              onClick={() => dropped('click')}
            >
              {cell.row?.name ?? Number(cell.from.slice(8))}
            </button>
          </div>
        ))}
      </div>
      <button onClick={() => setDrawn(period)}>Arrived</button>
      <output>{drag && `${drag.from} ${drag.to}`}</output>
    </>
  );
}
const cell = (name: string) => screen.getByRole('button', { name });

test('one cell is in the tab order; keys move over what is taken, and into a period that is on its way', async () => {
  const user = userEvent.setup();
  render(<Grid />);
  await user.tab();
  expect(cell('1')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(cell('Ana')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(cell('8')).toHaveFocus();
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    cell('8'),
    cell('Arrived'),
  ]);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  act(() => cell('Arrived').click());
  expect(cell('11')).toHaveFocus();
});

test('where no other period can be shown the focus stays', async () => {
  const user = userEvent.setup();
  render(<Grid onLeave={false} />);
  await user.tab();
  await user.keyboard('{End}{ArrowRight}{PageUp}');
  expect(cell('9')).toHaveFocus();
});

describe('dragging', () => {
  // jsdom has no pointer events, but mouse events of their names.
  const point = (
    type: string,
    at: Element,
    { button = 0, ...more }: { button?: number; pointerType?: string } = {},
  ) => fireEvent(at, Object.assign(new MouseEvent(type, { bubbles: true, button }), more));
  beforeEach(() => dropped.mockClear());

  test('reaches from night to night in either direction, and no click follows', () => {
    render(<Grid />);
    point('pointerdown', cell('3'));
    point('pointermove', cell('3'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    point('pointermove', cell('4'));
    point('pointermove', cell('2'));
    expect(screen.getByRole('status')).toHaveTextContent(`${dec(3)} ${dec(2)}`);
    point('pointerup', cell('2'));
    fireEvent.click(cell('2'));
    expect(dropped.mock.calls).toEqual([[{ house: 'a', from: dec(3), to: dec(2), item: undefined }]]);
    point('pointermove', cell('9'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('moves what is dragged, and ends without a change when it is canceled', () => {
    render(<Grid />);
    point('pointerdown', cell('Ana'));
    point('pointermove', cell('9'));
    point('pointerup', cell('9'));
    expect(dropped.mock.calls).toEqual([[{ house: 'a', from: dec(5), to: dec(9), item: 'Ana' }]]);
    point('pointerdown', cell('Ana'));
    point('pointermove', cell('9'));
    point('pointercancel', cell('9'));
    expect(dropped).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a finger, which scrolls', { pointerType: 'touch' }],
    ['another button', { button: 2 }],
  ])('does not begin with %s', (_, more) => {
    render(<Grid />);
    point('pointerdown', cell('3'), more);
    point('pointermove', cell('4'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('moves nights whole, or their end, which stays behind the first night', () => {
    expect(plain(nightsAfterDrag(nights(6, 8), false, dec(7), dec(5)))).toBe('12-04–12-06');
    expect(plain(nightsAfterDrag(nights(6, 8), true, dec(7), dec(9)))).toBe('12-06–12-10');
    expect(plain(nightsAfterDrag(nights(6, 8), true, dec(7), dec(1)))).toBe('12-06–12-07');
  });
});
