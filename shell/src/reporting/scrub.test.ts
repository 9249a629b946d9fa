import { scrub } from './scrub';

it.each([
  ['No row for ana.lopez+1@example.com.mx', 'No row for <email>'],
  ['bad jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'bad jwt <token>'],
  ['user 3f2b8c1e-0a4d-4c5e-9b1f-0123456789ab is gone', 'user <id> is gone'],
  [
    'fetch https://project.example.co/rest/v1/profiles?email=eq.x failed',
    'fetch https://project.example.co failed',
  ],
  ['at https://ana:secret@example.com/x', 'at https://example.com'],
  ['/contact?name=Ana&phone=1 threw', '/contact?<query> threw'],
  ['called +52 (322) 123-4567 twice', 'called <number> twice'],
  ['Loading chunk 479 failed', 'Loading chunk 479 failed'],
])('%s', (message, scrubbed) => expect(scrub(message)).toBe(scrubbed));

it('keeps at most 300 characters', () => expect(scrub('a'.repeat(1000))).toHaveLength(300));
