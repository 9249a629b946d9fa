import { checkStored, SubmissionError } from './submission-error';

const refused = (status: number, message: string, code = ''): SubmissionError => {
  try {
    checkStored({ status, error: { code, message } });
  } catch (error) {
    if (error instanceof SubmissionError) return error;
  }
  throw new Error('checkStored did not throw.');
};

describe('checkStored', () => {
  it('does not throw for a stored row', () => {
    expect(() => checkStored({ status: 201, error: null })).not.toThrow();
  });

  it.each([
    [429, '', ''],
    [400, 'Too many requests from this email address. Please try again in 42 minutes.', 'P0001'],
    [500, 'Whatever', 'PT429'],
  ])('detects the hourly limit in %i %j %j', (status, message, code) => {
    expect(refused(status, message, code).tooMany).toBe(true);
  });

  it('reads the time to wait from the message', () => {
    expect(refused(429, 'Too many requests … in 42 minutes.').minutes).toBe(42);
    expect(refused(429, 'Too many requests').minutes).toBeUndefined();
  });

  it.each([
    [500, 'down'],
    [400, 'Please send one request at a time.'],
    [0, ''],
  ])('treats %i %j as another failure', (status, message) => {
    const error = refused(status, message);
    expect(error.tooMany).toBe(false);
    expect(error.message).not.toBe('');
  });
});
