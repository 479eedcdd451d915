import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { code } from '../outside/call.ts';
import { anna, graduate, request } from '../outside/graduate.ts';
const letter = { insurer: 'BARMER', address: '', insuredNumber: '', iban: '' };

const isPdf = (body: unknown) => String(body).startsWith('%PDF');

describe('papers', () => {
  it('a booking with letters that no typeface has, and its correction, come in the pack', async () => {
    const her = await graduate('papers-invoice');
    await request(her);
    const address = {
      name: 'Anna\u202fMuster',
      street: '王 Straße\t7',
      postcode: '04315',
      city: 'Лейпциг→🌸',
    };
    await env.DB.prepare(
      'UPDATE orders SET billing_address_before = billing_address, billing_address = ?, billing_address_corrected = 1 WHERE id = ?',
    )
      .bind(JSON.stringify({ ...address, country: 'DE' }), her.orderId)
      .run();
    const pack = await her.send('/api/certificates/zpp/pack', letter);
    expect([pack.status, isPdf(pack.body)]).toEqual([200, true]);
    // Letter, certificate, and the page that makes the invoice right.
    expect(String(pack.body)).toContain('/Count 3');
  });

  it('a pack that could not be made leaves the certificate to be corrected', async () => {
    const her = await graduate('papers-failed');
    await request(her, { ...anna, name: 'Anna Muster' });
    // A row that nothing can be drawn from.
    await env.DB.prepare(
      "UPDATE orders SET billing_address = json_set(billing_address, '$.name', 5) WHERE id = ?",
    )
      .bind(her.orderId)
      .run();
    expect((await her.send('/api/certificates/zpp/pack', letter)).status).toBeGreaterThanOrEqual(500);
    expect((await request(her, { ...anna, name: 'Anna Anders' })).status).toBe(200);
    expect((await her.send('/api/certificates/zpp/file', {})).status).toBe(200);
    expect(code(await request(her, anna))).toEqual({ code: 'certificate_issued' });
  });
});
