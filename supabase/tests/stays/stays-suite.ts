import { after, before, describe } from 'node:test';

import { clockInSql } from '../desk/clock-suite';
import { deskInSql } from '../desk/desk-suite';
import { guestRecordInSql } from '../desk/guest-record-suite';
import { messagesInSql } from '../desk/messages-suite';
import { moneyListInSql } from '../desk/money-suite';
import { moneyMailsInSql } from '../desk/money-mails-suite';
import { noticesInSql } from '../desk/notices-suite';
import { officeInSql } from '../desk/office-suite';
import { outboxInSql } from '../desk/outbox-suite';
import { peopleInSql } from '../desk/people-suite';
import { personalDataInSql } from '../desk/personal-data-suite';
import { receivedInSql } from '../desk/received-suite';
import { retentionInSql } from '../desk/retention-suite';
import { deskScaleInSql } from '../desk/scale-suite';
import { turnsInSql } from '../desk/turns-suite';
import { sendersInSql } from '../desk/senders-suite';
import { unaskedInSql } from '../desk/unasked-suite';
import { arrivalsInSql } from '../house/arrivals-suite';
import { guidesInSql } from '../house/guides-suite';
import { invoicesInSql } from '../house/invoices-suite';
import { reviewsInSql } from '../house/reviews-suite';
import { servicesInSql } from '../house/services-suite';
import { tasksInSql } from '../house/tasks-suite';
import { calendarsInSql } from '../calendars/calendars-suite';
import { echoesInSql } from '../calendars/echoes-suite';
import { ownerAccountsInSql } from '../owners/accounts-suite';
import { blocksInSql } from '../owners/blocks-suite';
import { earnedInSql } from '../owners/earned-suite';
import { figuresInSql } from '../owners/figures-suite';
import { maintenanceInSql } from '../owners/maintenance-suite';
import { paymentSumsInSql } from '../owners/payments-suite';
import { statementsInSql } from '../owners/statements-suite';
import { EMBEDDED_GRANTS, prepareSchema } from '../support/schema';
import type { SqlSession } from '../support/sql-session';
import { WHOLE } from '../support/whole';
import { agreementsInSql } from './agreements-suite';
import { bookingInSql } from './booking-suite';
import { calendarInSql } from './calendar-suite';
import { cardsInSql } from './cards-suite';
import { chargesInSql } from './charges-suite';
import { changesInSql } from './changes-suite';
import { closedAccountsInSql } from './closed-accounts-suite';
import { listInSql } from './list-suite';
import { moneyInSql } from './money-suite';
import { movesInSql } from './moves-suite';
import { newHouseInSql } from './new-house-suite';
import { offersInSql } from './offers-suite';
import { quotesInSql } from './quotes-suite';
import { ratesInSql } from './rates-suite';
import { rulesInSql } from './rules-suite';
import { referenceInSql } from './reference-suite';
import { repricingInSql } from './repricing-suite';
import { statesInSql } from './states-suite';
import { timesInSql } from './times-suite';

/** The suites that share one engine, each by the path of its file without `-suite.ts`. */
const SUITES: Record<string, (getSession: () => SqlSession) => void> = {
  'stays/reference': referenceInSql,
  'stays/states': statesInSql,
  'stays/booking': bookingInSql,
  'stays/agreements': agreementsInSql,
  'stays/cards': cardsInSql,
  'stays/changes': changesInSql,
  'stays/times': timesInSql,
  'stays/repricing': repricingInSql,
  'stays/offers': offersInSql,
  'desk/messages': messagesInSql,
  'desk/turns': turnsInSql,
  'desk/desk': deskInSql,
  'desk/guest-record': guestRecordInSql,
  'desk/scale': (getSession) => deskScaleInSql(getSession, 2000, 300),
  'desk/outbox': outboxInSql,
  'desk/money-mails': moneyMailsInSql,
  'desk/money': (getSession) => moneyListInSql(getSession, WHOLE ? 20_000 : 2000, WHOLE ? 600 : 300),
  'desk/received': receivedInSql,
  'desk/notices': noticesInSql,
  'desk/senders': sendersInSql,
  'desk/unasked': unaskedInSql,
  'stays/closed-accounts': closedAccountsInSql,
  'desk/office': officeInSql,
  'desk/people': peopleInSql,
  'desk/personal-data': personalDataInSql,
  'desk/retention': retentionInSql,
  'desk/clock': (getSession) => clockInSql(getSession, WHOLE ? 1000 : 25),
  'stays/moves': movesInSql,
  'stays/calendar': (getSession) => calendarInSql(getSession, WHOLE ? 20_000 : 2000),
  'owners/accounts': ownerAccountsInSql,
  'owners/blocks': blocksInSql,
  'owners/earned': (getSession) => earnedInSql(getSession, WHOLE ? 200 : 25),
  'calendars/calendars': calendarsInSql,
  'calendars/echoes': echoesInSql,
  'house/arrivals': arrivalsInSql,
  'house/guides': guidesInSql,
  'house/invoices': invoicesInSql,
  'house/reviews': reviewsInSql,
  'house/services': servicesInSql,
  'house/tasks': (getSession) => tasksInSql(getSession, WHOLE ? 300 : 25),
  'owners/figures': figuresInSql,
  'owners/maintenance': maintenanceInSql,
  'owners/statements': statementsInSql,
  'stays/new-house': newHouseInSql,
  'stays/rates': ratesInSql,
  'stays/rules': rulesInSql,
  'stays/charges': chargesInSql,
  'stays/list': (getSession) => listInSql(getSession, WHOLE ? 20_000 : 2000, WHOLE ? 500 : 300),
  'owners/payments': paymentSumsInSql,
  'stays/money': (getSession) => moneyInSql(getSession, WHOLE ? 1000 : 60),
  'stays/quotes': (getSession) => quotesInSql(getSession, WHOLE ? 1000 : 100),
};

/** The suites whose names contain every word. */
export const chooseSuites = (words: string[]): string[] =>
  Object.keys(SUITES).filter((name) => words.every((word) => name.includes(word)));

/** Runs everything about stays and requests on one engine, or the suites that DATABASE_SUITES names. */
export function staysInSql(name: string, open: () => Promise<SqlSession>): void {
  describe(`stays on ${name}`, () => {
    let session: SqlSession;
    before(async () => {
      session = await open();
      await prepareSchema(session);
      await session.script(EMBEDDED_GRANTS);
    });
    after(() => session.close());
    const chosen = process.env['DATABASE_SUITES']?.split(' ') ?? Object.keys(SUITES);
    for (const suite of chosen) SUITES[suite]?.(() => session);
  });
}
