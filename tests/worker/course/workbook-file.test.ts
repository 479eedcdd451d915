import { describe, expect, it } from 'vitest';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { hex } from '../outside/conversions.ts';
import { shopper } from '../outside/shop.ts';

describe('the workbook file', () => {
  it('is a PDF of what was entered, in any script, for its owner only', async () => {
    const her = await shopper('prints');
    const other = await shopper('prints-too');
    const { order } = await her.buy('zpp');
    await her.state(order);
    const file = '/api/courses/zpp/modules/ankommen-am-tisch/workbook/file';
    const codeOf = async (who: typeof her) => (await who.send(file, {})).body;
    expect(await codeOf(her)).toMatchObject({ error: { code: 'workbook_consent_missing' } });
    await her.send('/api/workbook-consent', {
      id: hex(),
      version: workbookConsentVersion,
      given: Date.now(),
    });
    const entries = { 'tag-eins': 'Łódź, Привет, 🍅 und 日本', zuversicht: '8', schritt: 'x'.repeat(3_000) };
    await her.send(file.replace('/file', ''), { entries });
    const answer = await her.send(file, {});
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(String(answer.body)).toMatch(/^%PDF-1\.7/);
    expect(await codeOf(other)).toMatchObject({ error: { code: 'no_access' } });
  });
});
