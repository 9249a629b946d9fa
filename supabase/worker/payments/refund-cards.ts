import type { DataService } from '../data-service';
import { codeOf, type Log } from '../log';
import type { PaymentProvider } from './provider';

/**
 * Sends the refunds that staff asked for, and closes pages of payments that are no longer due. A refund whose answer
 * is lost is sent again with the same key, which the provider knows.
 */
export async function refundCards(data: DataService, provider: PaymentProvider, log: Log): Promise<void> {
  for (const session of await data('end_stale_checkouts', {}))
    // It fails where somebody has just paid; the event of the payment then causes a refund.
    await provider.expireCheckout(session).catch(() => log('warn', 'checkout_not_closed'));
  for (const refund of await data('claim_card_refunds', {})) {
    try {
      const outcome = await provider.refund(refund);
      await data('settle_card_refund', {
        refund: refund.id,
        status: outcome.status,
        ...('refundId' in outcome ? { provider_id: outcome.refundId } : { reason: outcome.reason }),
      });
      log('info', 'card_refund', { code: outcome.status, attempt: refund.attempts });
    } catch (error) {
      log('warn', 'card_refund_failed', { code: codeOf(error), attempt: refund.attempts });
    }
  }
}
