import { fullQuote } from '@marisma/area-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows, paymentRow, received, stayRow } from '../testing/own-rows';
import { refusal, renderGuest } from '../testing/render-guest';

const BANK = {
  holder: 'Marisma, S.A. de C.V.',
  bank: 'Banco de Ejemplo',
  clabe: '000000000000000000',
  account: null,
  swift: 'EJEMMXMM',
  currency: 'USD',
  sample: true,
};
const stayWith = (payments: object[], change: object = {}) => ({
  ...ownRows,
  house_today: '2026-12-01',
  reservations: [
    stayRow('stay-2', 'MR-BBBB', {
      status: 'confirmed',
      hold_until: null,
      quote: { ...fullQuote, balance_due_on: '2027-01-01' },
      total_cents: fullQuote.total_cents,
      payments,
      ...change,
    }),
  ],
});
const deposit = paymentRow('p1', { amount_cents: 508_158 });
const ways = (cards: boolean, bank: object | null = BANK) => ({ payment_ways: { bank, cards } });
const openPay = (answers: object, address = '/dashboard?stay=MR-BBBB&do=pay') =>
  renderGuest(address, { demo: false, answers: { stay_lapses_on: '2026-12-06', ...answers } });
/** The dialog, once its code is there. */
const payDialog = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/due/));
  return within(screen.getByRole('dialog', { name: 'How to pay' }));
};

describe('the payments of one’s own stay', () => {
  const row = async (name: string) => {
    const heading = await screen.findByRole('heading', { name, level: 4 });
    return within(heading.closest('li')!);
  };

  test('stand under one total, extras and damage deposit by name', async () => {
    const payments = [
      paymentRow('p1', { amount_cents: 500_000, ...received(1001) }),
      paymentRow('p2', { kind: 'balance', amount_cents: 1_193_860, due_on: '2027-01-01' }),
      paymentRow('p3', { kind: 'extra', what: 'Private chef', amount_cents: 35_000, ...received(1002) }),
      paymentRow('p4', { kind: 'damage', amount_cents: 100_000, due_on: '2027-03-02' }),
    ];
    renderGuest('/dashboard?tab=payments', { demo: false, answers: stayWith(payments) });
    const stay = within(await screen.findByRole('region', { name: 'Ocean Villa Infinity, MR-BBBB' }));
    expect(stay.getByText('US$5,000 of US$16,938.60 paid')).toBeVisible();
    expect(stay.getAllByText('US$11,938.60')).toHaveLength(2);
    expect(stay.getByText('US$350 paid')).toBeVisible();
    expect(stay.getByText('US$1,000, returned after your stay')).toBeVisible();
    expect((await row('Private chef')).getByRole('button', { name: 'Receipt for 1002' })).toBeVisible();
    await userEvent.click((await row('Balance')).getByRole('button', { name: 'How to Pay: Balance' }));
    expect((await payDialog()).getByText('due Jan 1, 2027')).toBeVisible();
  });

  test('a payment noted by mistake is one struck line; what nobody owed goes back in full', async () => {
    const payments = [
      paymentRow('p1', received(1001)),
      paymentRow('p2', { amount_cents: -300_000, reverses: 'p1', ...received(1002, '2026-11-22') }),
      paymentRow('p3', { kind: 'unexpected', amount_cents: 40_000, ...received(1003) }),
      paymentRow('p4', { kind: 'refund', refund_of: 'p3', amount_cents: 40_000 }),
    ];
    renderGuest('/dashboard?tab=payments', { demo: false, answers: stayWith(payments) });
    const mistake = await row('Deposit');
    expect(mistake.getByText('US$3,000').tagName).toBe('S');
    expect(mistake.getByText(/^Recorded by mistake and corrected on Nov 22, 2026/)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
    expect(screen.getByText('US$0 of US$16,938.60 paid')).toBeVisible();
    expect((await row('Payment that was not due; we return it in full')).getByText('US$400')).toBeVisible();
    expect((await row('Refund of the payment that was not due')).getByText('On its way')).toBeVisible();
  });

  test('each has a receipt: number, day, method, reference, and what the price consists of', async () => {
    const payments = [
      { ...deposit, ...received(1001), reference: 'SPEI 77' },
      paymentRow('p3', { kind: 'refund', amount_cents: 5_000, ...received(1004), method: 'card' }),
    ];
    renderGuest('/dashboard?tab=payments', { demo: false, answers: stayWith(payments) });
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt for 1001' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    for (const text of ['1001', 'November 20, 2026', 'Bank transfer', 'SPEI 77', 'US$5,081.58', 'IVA (VAT)'])
      expect(receipt.getByText(text)).toBeVisible();
    expect(
      receipt.getByText('Amounts are US dollars. This receipt is not a tax invoice (CFDI).'),
    ).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Receipt for 1004' }));
    const refund = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    expect(refund.getByText('Returned, USD')).toBeVisible();
    expect(refund.getByText('US$50')).toBeVisible();
  });
});

describe('how to pay', () => {
  test('by transfer: the account, the code of the stay as reference, each line to copy', async () => {
    openPay({ ...stayWith([deposit]), ...ways(false) });
    const user = userEvent.setup();
    const dialog = await payDialog();
    expect(await dialog.findByText(/^This is an example account/)).toBeVisible();
    expect(dialog.getByText('Marisma, S.A. de C.V.')).toBeVisible();
    expect(dialog.queryByText('Account number')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Copy: Reference' }));
    expect(await navigator.clipboard.readText()).toBe('MR-BBBB');
    expect(document.body).not.toHaveTextContent(/card/i);
    window.print = jest.fn();
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  test('until when, and what happens otherwise', async () => {
    openPay({ ...stayWith([deposit]), ...ways(false) }, '/dashboard');
    const words =
      'Please pay the deposit, US$5,081.58, by Dec 4, 2026. Without a payment we release your nights after Dec 6, 2026.';
    const trip = within(await screen.findByRole('region', { name: 'Your Next Trip' }));
    expect(await trip.findByText(words)).toBeVisible();
    expect(screen.getAllByText(words)).toHaveLength(2);
  });

  test('by card: pressed twice it is one page, to which the browser goes', async () => {
    const start_payment = jest.fn(() => [{ url: '#card-page', expires_at: '2026-12-01T18:00:00Z' }]);
    openPay({ ...stayWith([deposit]), ...ways(true), start_payment });
    const button = await (
      await payDialog()
    ).findByRole('button', { name: 'Pay by Card: Deposit, US$5,081.58' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(window.location.hash).toBe('#card-page'));
    expect(start_payment.mock.calls).toEqual([[{ payment_id: 'p1' }, expect.anything()]]);
    expect(button).toBeDisabled();
  });

  test('a refusal is said; what was paid meanwhile is not asked for again', async () => {
    let payments: object[] = [deposit];
    const start_payment = jest
      .fn<unknown, []>(() => {
        payments = [{ ...deposit, ...received(1001) }];
        return refusal('bad_amount');
      })
      .mockImplementationOnce(() => refusal('card_off'));
    openPay({
      ...stayWith([]),
      ...ways(true),
      reservations: () => stayWith(payments).reservations,
      start_payment,
    });
    const dialog = await payDialog();
    await userEvent.click(await dialog.findByRole('button', { name: /^Pay by Card/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^We can’t take cards at the moment/);
    await userEvent.click(dialog.getByRole('button', { name: /^Pay by Card/ }));
    expect(await dialog.findByText(/^This payment has arrived in the meantime: Deposit/)).toBeVisible();
    expect(dialog.getByText('Nothing is due at the moment.')).toBeVisible();
  });

  test('without an account it is arranged by message', async () => {
    openPay({ ...stayWith([deposit]), ...ways(false, null) });
    expect(
      await (await payDialog()).findByText('We arrange the transfer with you by message.'),
    ).toBeVisible();
  });
});

describe('back from the provider’s page', () => {
  test('a payment is being confirmed until it is received', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let payments: object[] = [deposit];
    const { router } = openPay(
      { ...stayWith([]), reservations: () => stayWith(payments).reservations },
      '/dashboard?payment=p1&result=paid',
    );
    expect(await screen.findByText(/^Your payment is being confirmed/)).toBeVisible();
    payments = [{ ...deposit, ...received(1001), method: 'card' }];
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    expect(await screen.findByText('Received: Deposit, US$5,081.58. Thank you.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('what was not paid can be tried again', async () => {
    openPay({ ...stayWith([deposit]), ...ways(true) }, '/dashboard?payment=p1&result=open');
    expect(await screen.findByText('You have not paid, and nothing was charged.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect((await payDialog()).getByText('Deposit')).toBeVisible();
  });
});

test('who cancels reads that extras and the damage deposit go back, and what letting again brings', async () => {
  const payments = [
    { ...deposit, ...received(1001) },
    paymentRow('p3', { kind: 'extra', what: 'Chef', amount_cents: 35_000, ...received(1002) }),
  ];
  renderGuest('/dashboard?stay=MR-BBBB&do=cancel', {
    demo: false,
    answers: { ...stayWith(payments), stay_refund: 482_750 },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this stay?' }));
  expect(await dialog.findByText('US$5,081.58')).toBeVisible();
  expect(dialog.getByText('We return extras and damage deposit, US$350, in full.')).toBeVisible();
  expect(dialog.getByText(/^If we sell nights of your stay again/)).toBeVisible();
});
