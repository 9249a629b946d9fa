/** The conditions of a stay, as the terms state them; dashboards calculate with the same figures. */
export const stayPolicy = {
  /** Share of the price that holds a reservation, in per cent. */
  depositPercent: 30,
  /** The balance is due this many days before arrival; until then a cancellation costs only the bank fees. */
  balanceDays: 60,
  /** Share of a refund that bank fees take, in per cent. */
  bankFeePercent: 5,
  /** Until this many days before arrival half is returned. */
  halfRefundDays: 30,
} as const;

/** The least nights of a stay as the rates begin; staff may change a season, so pages say 'as a rule'. */
export const minimumNights = { usual: 3, low: 2, holidays: 7 } as const;

/** Commission on rentals in per cent (specification, section 9). */
export const COMMISSION_PERCENT = 20;
