/** A data API that costs as little as possible, in a process of its own; it also publishes the visitors' keys. */
import { createServer } from 'node:http';

const keys = process.env['BENCH_KEYS'] ?? '{"keys":[]}';
const user = JSON.stringify({
  data: {
    getUser: {
      access: ['SUBSCRIPTION'],
      created: '2026-01-15T09:30:00.000Z',
      email: 'bench@example.com',
      firebaseUid: 'bench-person',
      id: '6f1b7a52-2c1d-4d0e-9a57-0d7f1c7f3b11',
      onboardingCompleted: true,
      onboardingInformation: { data: { goals: ['energy', 'sleep'], meals: 3, cooksFor: 2 } },
      personalInformation: {
        age: 36,
        baseMetabolism: 1435,
        biologicalGender: 'FEMALE',
        birthday: '1990-01-01',
        desiredWeight: 65,
        displayName: null,
        height: 168,
        physicalActivityLevel: 1.6,
        weight: 74,
        weightHistory: Array.from({ length: 12 }, (_, week) => ({
          weight: 74 - week / 4,
          weightChanged: `2026-0${1 + (week % 9)}-15T09:30:00.000Z`,
        })),
      },
      stripeCustomerId: null,
    },
  },
});

createServer((request, response) => {
  const body = request.url === '/keys' ? keys : user;
  request.resume().once('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
}).listen(Number(process.env['BENCH_PORT']), '127.0.0.1');
