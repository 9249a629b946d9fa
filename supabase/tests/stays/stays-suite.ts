import { after, before, describe } from 'node:test';

import { clockInSql } from '../desk/clock-suite';
import { deskInSql } from '../desk/desk-suite';
import { messagesInSql } from '../desk/messages-suite';
import { moneyMailsInSql } from '../desk/money-mails-suite';
import { officeInSql } from '../desk/office-suite';
import { outboxInSql } from '../desk/outbox-suite';
import { peopleInSql } from '../desk/people-suite';
import { retentionInSql } from '../desk/retention-suite';
import { deskScaleInSql } from '../desk/scale-suite';
import { turnsInSql } from '../desk/turns-suite';
import { sendersInSql } from '../desk/senders-suite';
import { unaskedInSql } from '../desk/unasked-suite';
import { arrivalsInSql } from '../house/arrivals-suite';
import { tasksInSql } from '../house/tasks-suite';
import { calendarsInSql } from '../calendars/calendars-suite';
import { echoesInSql } from '../calendars/echoes-suite';
import { blocksInSql } from '../owners/blocks-suite';
import { figuresInSql } from '../owners/figures-suite';
import { paymentSumsInSql } from '../owners/payments-suite';
import { statementsInSql } from '../owners/statements-suite';
import { EMBEDDED_GRANTS, prepareSchema } from '../support/schema';
import type { SqlSession } from '../support/sql-session';
import { WHOLE } from '../support/whole';
import { bookingInSql } from './booking-suite';
import { calendarInSql } from './calendar-suite';
import { changesInSql } from './changes-suite';
import { closedAccountsInSql } from './closed-accounts-suite';
import { listInSql } from './list-suite';
import { movesInSql } from './moves-suite';
import { quotesInSql } from './quotes-suite';
import { ratesInSql } from './rates-suite';
import { referenceInSql } from './reference-suite';
import { repricingInSql } from './repricing-suite';
import { statesInSql } from './states-suite';
import { timesInSql } from './times-suite';

/** Runs everything about stays and requests on one engine, with the grants that the embedded library adds. */
export function staysInSql(name: string, open: () => Promise<SqlSession>): void {
  describe(`stays on ${name}`, () => {
    let session: SqlSession;
    before(async () => {
      session = await open();
      await prepareSchema(session);
      await session.script(EMBEDDED_GRANTS);
    });
    after(() => session.close());
    const getSession = (): SqlSession => session;

    referenceInSql(getSession);
    statesInSql(getSession);
    bookingInSql(getSession);
    changesInSql(getSession);
    timesInSql(getSession);
    repricingInSql(getSession);
    messagesInSql(getSession);
    turnsInSql(getSession);
    deskInSql(getSession);
    deskScaleInSql(getSession, 2000, 300);
    outboxInSql(getSession);
    moneyMailsInSql(getSession);
    sendersInSql(getSession);
    unaskedInSql(getSession);
    closedAccountsInSql(getSession);
    officeInSql(getSession);
    peopleInSql(getSession);
    retentionInSql(getSession);
    clockInSql(getSession, WHOLE ? 1000 : 25);
    movesInSql(getSession);
    calendarInSql(getSession, WHOLE ? 20_000 : 2000);
    blocksInSql(getSession);
    calendarsInSql(getSession);
    echoesInSql(getSession);
    arrivalsInSql(getSession);
    tasksInSql(getSession, WHOLE ? 300 : 25);
    figuresInSql(getSession);
    statementsInSql(getSession);
    ratesInSql(getSession);
    listInSql(getSession, WHOLE ? 20_000 : 2000, WHOLE ? 500 : 300);
    paymentSumsInSql(getSession);
    quotesInSql(getSession, WHOLE ? 1000 : 100);
  });
}
