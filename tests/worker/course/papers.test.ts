import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { code } from '../outside/call.ts';
import { hex } from '../outside/conversions.ts';
import { anna, graduate, request } from '../outside/graduate.ts';
import { stripe } from '../outside/places.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

/** All kinds of white space that people paste from letters, tables and web pages. */
const whiteSpace = Array.from(
  '\t\n\r\v\f \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
);
const spaced = `DE89${whiteSpace.join('1')}1`;
const letter = { insurer: 'BARMER', address: '', insuredNumber: '', iban: '' };

const isPdf = (body: unknown) => String(body).startsWith('%PDF');

describe('papers', () => {
  it.each(['insurer', 'address', 'insuredNumber', 'iban'])(
    'the pack takes white space in its %s',
    async (field) => {
      const her = await graduate(`papers-${field}`);
      await request(her);
      for (const part of [spaced.slice(0, 30), spaced.slice(30)]) {
        const pack = await her.send('/api/certificates/zpp/pack', { ...letter, [field]: part });
        expect([pack.status, isPdf(pack.body)]).toEqual([200, true]);
      }
    },
  );

  it('the workbook takes white space and letters that no typeface has', async () => {
    const her = await graduate('papers-workbook');
    await her.send('/api/workbook-consent', {
      id: hex(),
      version: workbookConsentVersion,
      given: Date.now(),
    });
    const path = '/api/courses/zpp/modules/ankommen-am-tisch/workbook';
    for (const entry of [spaced, 'Вода → чай 🌸 \u200b\u0000', whiteSpace.join('')]) {
      await her.send(path, { entries: { 'tag-eins': entry, schritt: entry } });
      const file = await her.send(`${path}/file`, {});
      expect([file.status, isPdf(file.body)]).toEqual([200, true]);
    }
  });

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
