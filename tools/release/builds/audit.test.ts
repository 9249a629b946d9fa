import { judgeAudit } from './audit';

const found = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { lib: { name: 'lib', severity, range: '<1.2.3' } },
    metadata: { vulnerabilities: { moderate: severity === 'moderate' ? 1 : 0, high: 0, critical: 0 } },
  });

test.each(['high', 'critical'])('a %s vulnerability fails the audit', (severity) => {
  expect(() => judgeAudit(found(severity))).toThrow(`lib <1.2.3: ${severity}`);
});

test('a moderate one is counted', () => {
  expect(judgeAudit(found('moderate'))).toContain('1 are moderate');
});

test('areas of other repositories are named as not looked at', () => {
  expect(judgeAudit(found('moderate'), ['events', 'trips'])).toContain('Not looked at: events, trips');
  expect(judgeAudit(found('moderate'))).not.toContain('Not looked at');
});

test('a registry that does not answer is no failure', () => {
  const answer = JSON.stringify({ message: 'request to http://x failed', error: { summary: '' } });
  expect(judgeAudit(answer)).toContain('Not audited');
});
